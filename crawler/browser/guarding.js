// Runs in each page before its own scripts: takes away what would send by itself, beside the flags that the browser is started with.
(() => {
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"]) delete window[name];
  window.open = () => null;
  window.print = () => {};
})();
