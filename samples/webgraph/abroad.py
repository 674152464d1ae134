"""What the sites of the fifth vocabulary (`beyond.py`) say in Dutch, Italian and Korean."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

NL = Tongue(
    "nl", "beyond",
    searches=words("Zoeken, Zoek, Zoek en vind, Snel zoeken, Eenvoudig zoeken, Zoek op trefwoord, Start, Zoek hier, "
                   "Vind, Zoek op de site, Zoekopdracht"),
    own_searches={
        "books": words("Catalogus, Zoek in de catalogus, Boeken zoeken, Zoek een boek, OPAC, Zoeken in de collectie, "
                       "WorldCat, Aquabrowser, Zoek titels, Bibliotheekcatalogus, Boekzoeker"),
        "jobs": words("Vacatures zoeken, Vind een baan, Zoek een baan, Bekijk vacatures, Vacaturebank, Alle vacatures, "
                      "Zoek werk, Actuele vacatures, Naar de vacatures, Openstaande functies"),
        "flights": words("Boek een vlucht, Vlucht boeken, Zoek vluchten, Zoek en boek, Boeken, Vliegtickets zoeken, "
                         "Vluchtzoeker, Vliegschema, Prijzen vergelijken, Reserveren"),
    },
    details=words("Uitgebreid zoeken, Geavanceerd zoeken, Gedetailleerd zoeken, Meer zoekopties, "
                  "Verfijn je zoekopdracht"),
    hubs=words("Aanbod, Overzicht, Ontdek, Alle categorieën, Rubrieken, Producten, Diensten, Menu, Thema's, "
               "Bekijk alles, Ons aanbod, Informatie"),
    own_hubs={
        "books": words("Boeken, Assortiment, Collectie, Lenen, Genres, Collecties, Nederlandse boeken, E-books, "
                       "Digitale bibliotheek, Antiquariaat, Jeugd, Studieboeken"),
        "jobs": words("Werkzoekenden, Kandidaten, Werken bij, Vacatures, Vakgebieden, Werk zoeken, Carrière, "
                      "Ik zoek werk, Uitzenden, Solliciteren"),
        "flights": words("Vliegtickets, Vluchten, Bestemmingen, Plan je reis, Reisinformatie, Aanbiedingen, Vliegen, "
                         "Stedentrips, Op reis, Voorbereiden"),
    },
    chrome=pairs("Over ons=over-ons,Contact=contact,Klantenservice=klantenservice,"
                 "Veelgestelde vragen=veelgestelde-vragen,Mijn account=mijn-account,Winkelwagen=winkelwagen,"
                 "Openingstijden=openingstijden,Nieuws=nieuws,Agenda=agenda,Privacyverklaring=privacyverklaring,"
                 "Algemene voorwaarden=algemene-voorwaarden,Nieuwsbrief=nieuwsbrief,Vestigingen=vestigingen,"
                 "Lid worden=lid-worden,Pers=pers,Verzenden & retourneren=retour,Disclaimer=disclaimer,English=english,"
                 "Voor werkgevers=werkgevers,Sitemap=sitemap-nl"),
    decoys=pairs("Zoektips=zoektips,Zoekmachine marketing=zoekmachine,Routebeschrijving=route,"
                 "Hoe vind je ons?=vind-ons,Gevonden voorwerpen=gevonden,Gezocht: vrijwilligers=gezocht,"
                 "Vind een winkel=winkels,Veelgezocht=veelgezocht,Onderzoek en beleid=onderzoek,"
                 "Wachtwoord vergeten=wachtwoord"),
    filler=words("de, het, een, van, en, in, is, op, te, dat, die, voor, met, zijn, niet, aan, er, om, ook, als, bij, "
                 "dan, of, uit, nog, naar, door, over, je, jouw, wij, ons, onze, u, uw, we, kan, kunt, meer, wordt, "
                 "deze, dit, al, heeft, hebben, worden, tot, zo, wat, maar, alle, veel, nieuwe, hier, nu, onder, "
                 "tussen, tijdens, zonder, graag, lees, bekijk, elke, dag, jaar, week, samen, goed, eerste, andere, "
                 "binnen, via, vanaf, altijd"),
    button=words("Zoeken, Zoek, Vind, Toon resultaten"),
    prompt=words("Zoeken, Zoek op trefwoord, Waar ben je naar op zoek?, Zoekterm, Typ een zoekwoord, Zoeken..."),
    subject={
        "books": words("Boeken, Boekhandel, Bibliotheken, Tweedehands boeken, Antiquariaten"),
        "jobs": words("Vacatures, Werk, Banen, Vacaturesites, Werk en inkomen"),
        "flights": words("Vliegtickets, Vluchten, Luchtvaartmaatschappijen, Goedkope vluchten, Vliegreizen"),
    },
    content={
        "books": words("boek, boeken, auteur, schrijver, roman, uitgever, uitgeverij, paperback, gebonden, druk, "
                       "bladzijden, ISBN, bibliotheek, lenen, reserveren, uitleentermijn, jeugdboeken, kinderboek, "
                       "thriller, gedichten, strips, luisterboek, e-book, bestseller, leesclub, boekenweek, "
                       "tweedehands, titel, reeks, exemplaren, lezers, literatuur, vertaald, voorlezen, leverbaar, "
                       "boekhandel, prentenboek, recensie, omslag, biografie, kookboeken, tijdschriften"),
        "jobs": words("vacature, vacatures, baan, functie, salaris, bruto per maand, sollicitatie, solliciteer, "
                      "werkgever, fulltime, parttime, uren per week, uitzendbureau, ervaring, mbo, hbo, "
                      "werkdenkniveau, medewerker, vast contract, detachering, collega's, cv, motivatiebrief, "
                      "standplaats, bijbaan, stage, vakantiedagen, pensioen, reiskostenvergoeding, zorg, techniek, "
                      "logistiek, chauffeur, verpleegkundige, monteur, arbeidsvoorwaarden, recruiter, administratief, "
                      "per direct, werkdagen, ZZP, loopbaan"),
        "flights": words("vlucht, vluchten, vliegticket, vliegen, luchthaven, Schiphol, Eindhoven, vertrek, aankomst, "
                         "retour, enkele reis, handbagage, ruimbagage, inchecken, passagiers, volwassenen, kinderen, "
                         "overstap, rechtstreeks, stoel, reis, boeking, reisdatum, tarief, luchtvaartmaatschappij, "
                         "vakantie, Bali, Curaçao, Malaga, New York, paspoort, instapkaart, vertrekdatum, toeslagen, "
                         "vliegtuig, reizigers, annuleren, economy, bestemming, lastminute, tussenstop, gate"),
    },
    labels={
        "books": {"title": words("Titel, Titelwoorden, Titel van het boek"),
                  "author": words("Auteur, Schrijver, Naam auteur"), "publisher": words("Uitgever, Uitgeverij"),
                  "isbn": words("ISBN, ISBN / EAN, ISBN-nummer"),
                  "year": words("Jaar, Jaar van uitgave, Verschijningsjaar")},
        "jobs": {"title": words("Functie, Trefwoord, Functietitel, Wat"),
                 "company": words("Bedrijf, Werkgever, Organisatie"),
                 "location": words("Plaats, Plaats of postcode, Regio, Waar"),
                 "category": words("Vakgebied, Branche, Beroepsgroep, Sector"),
                 "salary": words("Salaris, Salarisindicatie, Minimaal salaris")},
        "flights": {"origin": words("Van, Vertrek vanaf, Vertrekluchthaven, Vanaf"),
                    "destination": words("Naar, Bestemming, Aankomstluchthaven, Waarheen"),
                    "departure_date": words("Vertrek, Heenreis, Vertrekdatum, Heenvlucht"),
                    "return_date": words("Terug, Terugreis, Retourdatum, Terugvlucht"),
                    "airline": words("Luchtvaartmaatschappij, Maatschappij, Voorkeur maatschappij")},
    },
)  # fmt: skip

IT = Tongue(
    "it", "beyond",
    searches=words("Cerca, Ricerca, Ricerca semplice, Trova, Cerca nel sito, Ricerca veloce, Ricerca libera, Inizia, "
                   "Vai alla ricerca, Ricerca base, Nuova ricerca"),
    own_searches={
        "books": words("OPAC, Catalogo online, Cerca nel catalogo, Cerca un libro, Opac SBN, Consulta il catalogo, "
                       "Catalogo storico, Ricerca libri, Sebina, Cerca libri, Discovery"),
        "jobs": words("Cerca lavoro, Offerte di lavoro, Cerca offerte, Trova lavoro, Posizioni aperte, "
                      "Annunci di lavoro, Tutti gli annunci, Ricerca annunci, Lavora con noi, Opportunità"),
        "flights": words("Prenota, Cerca voli, Prenota un volo, Cerca un volo, Voli, Orari voli, Acquista, "
                         "Prenota ora, Trova voli economici, Biglietteria, Calendario tariffe"),
    },
    details=words("Ricerca avanzata, Ricerca per campi, Affina la ricerca, Ricerca combinata, Altri criteri"),
    hubs=words("Servizi, Esplora, Sfoglia, Tutte le categorie, Elenco completo, Risorse, Reparti, Prodotti, Scopri, "
               "Menu, Servizi online, Sezioni"),
    own_hubs={
        "books": words("Libri, Catalogo, Banche dati, Biblioteca, Cataloghi, Patrimonio, Collezioni, Fondo antico, "
                       "Narrativa, Libri usati, Biblioteca digitale, Scaffali, Generi"),
        "jobs": words("Candidati, Lavoro, Per chi cerca lavoro, Carriere, Concorsi, Aree professionali, Annunci, "
                      "Per i candidati, Area candidati"),
        "flights": words("Voli e offerte, Destinazioni, Offerte, Viaggia, Pianifica, Informazioni di viaggio, "
                         "Voli low cost, Dove voliamo, Partenze, Viaggi"),
    },
    chrome=pairs("Chi siamo=chi-siamo,Contatti=contatti,Dove siamo=dove-siamo,Assistenza=assistenza,"
                 "Area riservata=area-riservata,Il mio account=mio-account,Carrello=carrello,Orari=orari,Eventi=eventi,"
                 "News=news-it,Informativa privacy=informativa,Condizioni di vendita=condizioni,"
                 "Iscriviti alla newsletter=iscriviti,Note legali=note-legali,Credits=credits,"
                 "Amministrazione trasparente=trasparenza,Domande frequenti=domande,Mappa del sito=mappa,"
                 "Spedizioni=spedizioni,Rassegna stampa=rassegna,Area aziende=aziende,Preferenze cookie=cookie"),
    decoys=pairs("Come cercare=come-cercare,Consigli per la ricerca=consigli,Ricerca e sviluppo=ricerca-sviluppo,"
                 "Dove trovarci=dove-trovarci,Progetti di ricerca=progetti,"
                 "Posizionamento sui motori di ricerca=posizionamento,Oggetti smarriti=smarriti,"
                 "Trova il negozio=negozi,Come raggiungerci=raggiungerci,Password dimenticata?=dimenticata,"
                 "Cerca partner=partner-it"),
    filler=words("di, e, il, la, che, in, un, per, è, una, con, non, del, da, sono, i, le, della, si, al, dei, nel, "
                 "come, più, alla, delle, su, anche, lo, ha, o, gli, ma, dal, se, tra, questo, tutti, nella, ogni, "
                 "tuo, nostro, nostra, sul, dalla, essere, cui, solo, tutto, puoi, quando, presso, anni, prima, dopo, "
                 "dove, oggi, giorno, nuovo, nuova, tutte, senza, città, leggi, scopri, vai, sempre, fino, sito, "
                 "pagina, ore, grazie, possibile, servizio, altri, molto"),
    button=words("Cerca, Trova, Avvia ricerca, Vai, Invia"),
    prompt=words("Cerca, Parola chiave, Cerca nel sito, Inserisci una o più parole, Cosa stai cercando?, Cerca..."),
    subject={
        "books": words("Libri, Librerie, Biblioteche, Libri usati e rari, Editoria"),
        "jobs": words("Lavoro, Offerte di lavoro, Annunci di lavoro, Agenzie per il lavoro"),
        "flights": words("Voli, Compagnie aeree, Voli low cost, Biglietti aerei, Viaggi e trasporti"),
    },
    content={
        "books": words("libro, libri, autore, autori, editore, casa editrice, romanzo, narrativa, saggistica, "
                       "biblioteca, prestito, collocazione, lettori, lettura, copertina, brossura, pagine, edizione, "
                       "collana, ISBN, titolo, traduzione, scrittore, poesia, racconti, gialli, fumetti, ragazzi, "
                       "usato, libreria, novità in libreria, classifica, recensione, ebook, volume, manoscritti, "
                       "periodici, catalogo, Premio Strega, illustrato, letteratura, scolastici, bibliotecario"),
        "jobs": words("lavoro, offerta, annuncio, candidatura, candidati, azienda, curriculum, contratto, "
                      "tempo indeterminato, tempo determinato, full time, part time, stage, retribuzione, RAL, "
                      "stipendio, sede, mansione, requisiti, esperienza, colloquio, assunzione, "
                      "selezione del personale, impiegato, operaio, magazziniere, commesso, settore, ricerchiamo, "
                      "somministrazione, categorie protette, diploma, laurea, patente B, turni, apprendistato, CCNL, "
                      "automunito, inserimento, risorsa, Milano e provincia, lettera di presentazione"),
        "flights": words("volo, voli, aereo, aeroporto, compagnia aerea, andata e ritorno, solo andata, partenza, "
                         "arrivo, biglietto, biglietti, bagaglio a mano, bagaglio da stiva, check-in online, "
                         "carta d'imbarco, passeggeri, adulti, bambini, neonati, scalo, volo diretto, tariffa, "
                         "prenotazione, destinazione, Roma Fiumicino, Milano Malpensa, Catania, Palermo, Cagliari, "
                         "Parigi, Londra, posto a sedere, viaggio, tasse aeroportuali, ritardo, rimborso, vacanze, "
                         "imbarco prioritario, miglia, terminal"),
    },
    labels={
        "books": {"title": words("Titolo, Parole del titolo, Titolo dell'opera"),
                  "author": words("Autore, Cognome autore, Autore / curatore"),
                  "publisher": words("Editore, Casa editrice"),
                  "isbn": words("ISBN, Codice ISBN / EAN, Numero standard"),
                  "year": words("Anno, Anno di pubblicazione, Anno di edizione, Data")},
        "jobs": {"title": words("Professione, Mansione, Parola chiave, Cosa, Figura professionale"),
                 "company": words("Azienda, Società, Nome azienda"),
                 "location": words("Città, Provincia, Dove, Sede di lavoro"),
                 "category": words("Settore, Area professionale, Categoria, Ambito"),
                 "salary": words("Stipendio, Retribuzione, RAL minima")},
        "flights": {"origin": words("Da, Partenza da, Aeroporto di partenza, Città di partenza"),
                    "destination": words("A, Arrivo a, Destinazione, Aeroporto di arrivo"),
                    "departure_date": words("Andata, Data di partenza, Data andata, Partenza"),
                    "return_date": words("Ritorno, Data di ritorno, Data ritorno"),
                    "airline": words("Compagnia aerea, Compagnia, Vettore")},
    },
)  # fmt: skip

KO = Tongue(
    "ko", "beyond",
    searches=words("검색, 통합검색, 찾기, 바로가기, 검색하기, 간편검색, 키워드 검색, 홈페이지 검색, 빠른검색, Search"),
    own_searches={
        "books": words("자료검색, 소장자료검색, 도서검색, 도서 찾기, 통합자료검색, OPAC, 장서검색, 책 찾기, "
                       "단행본 검색, 자료 찾기"),
        "jobs": words("채용정보, 채용정보 검색, 일자리 찾기, 구인정보, 채용공고, 공고 검색, 일자리 검색, "
                      "진행중인 공고, 알바 찾기"),
        "flights": words("항공권 예약, 항공권 검색, 예매, 항공편 조회, 예약하기, 스케줄 조회, 항공권 예매, "
                         "최저가 검색, 운항 스케줄, 실시간 예약"),
    },
    details=words("상세검색, 고급검색, 조건검색, 상세조건 검색, 다중검색"),
    hubs=words("전체메뉴, 전체보기, 카테고리, 목록, 서비스, 이용안내, 상품, 더보기, 정보마당, 전체 카테고리, "
               "주요서비스"),
    own_hubs={
        "books": words("도서관 자료, 국내도서, 외국도서, 분야보기, 전자도서관, 신착자료, 자료이용, 중고도서, 자료찾기, "
                       "베스트셀러"),
        "jobs": words("인재채용, 개인회원, 채용, 지역별 채용, 직종별 채용, 취업지원, 구직자, 일자리, 공채정보"),
        "flights": words("항공, 여행준비, 예약, 해외항공, 국내항공, 노선안내, 해외여행, 국제선, 여행상품, 특가항공권"),
    },
    chrome=pairs("회사소개=company,이용약관=agreement,개인정보처리방침=privacy_policy,고객센터=cs,공지사항=notice,"
                 "로그인=member_login,회원가입=join,자주 묻는 질문=faq_list,문의하기=inquiry,장바구니=cart_list,"
                 "마이페이지=mypage,뉴스레터=letter,사이트맵=sitemap_view,제휴문의=partnership,인사말=greeting,"
                 "조직도=organization,이벤트=event_ko,자료실=pds,이메일무단수집거부=email_reject,English=eng,"
                 "묻고 답하기=qna,보도자료=press_ko"),
    decoys=pairs("오시는 길=map_ko,찾아오시는 길=location_ko,검색 도움말=search_help,인기검색어=hot_keyword,"
                 "분실물 찾기=lost_ko,아이디 찾기=find_id,비밀번호 찾기=find_pw,검색광고 안내=ad_guide,"
                 "매장 찾기=store_ko,연구자료=study,검색엔진 최적화=seo_ko"),
    filler=words("및, 수, 있습니다, 있는, 안내, 위한, 대한, 합니다, 통해, 더, 모든, 우리, 함께, 새로운, 에서, 서비스, "
                 "이용, 정보, 오늘, 지금, 다양한, 고객님, 여러분, 위해, 때문에, 그리고, 또한, 다른, 많은, 좋은, 하는, "
                 "됩니다, 바랍니다, 관련, 확인, 가능, 기간, 경우, 대상, 방법, 문의, 내용, 전체, 최신, 이번, 추천, "
                 "시간, 서울, 시민, 사람, 생각, 생활, 하루, 매일, 가장, 바로, 만나보세요, 드립니다, 참여, 신청, 등록, "
                 "작성일, 조회수, 첨부파일"),
    button=words("검색, 조회, 찾기, 검색하기"),
    prompt=words("검색어를 입력하세요, 검색어 입력, 검색어를 입력해 주세요, 검색어, 무엇을 찾으세요?, 통합검색"),
    subject={
        "books": words("도서, 도서관, 인터넷서점, 책, 중고서점"),
        "jobs": words("채용, 취업, 구인구직, 일자리, 아르바이트"),
        "flights": words("항공권, 항공사, 항공 예약, 할인항공권, 비행기표"),
    },
    content={
        "books": words("도서, 책, 저자, 지은이, 출판사, 소설, 문학, 베스트셀러, 신간, 도서관, 대출, 반납, 예약도서, "
                       "열람실, 서가, 청구기호, 시집, 에세이, 어린이, 그림책, 만화, 인문, 역사, 자기계발, 전자책, "
                       "오디오북, 독서, 독자, 서평, 작가, 옮긴이, 발행, 초판, 양장본, 쪽수, 번역, 희망도서, 사서, "
                       "중고책, 정가, 목차, 독서모임, 교보문고, 참고서, 잡지, 단행본"),
        "jobs": words("채용, 공고, 모집, 지원, 이력서, 자기소개서, 신입, 경력, 연봉, 급여, 면접, 정규직, 계약직, 인턴, "
                      "근무지, 근무시간, 주 5일, 복리후생, 4대보험, 학력무관, 경력무관, 대졸, 기업, 중소기업, 대기업, "
                      "회사, 직원, 사원, 담당자, 우대사항, 자격요건, 접수기간, 마감일, 입사지원, 공채, 시급, 월급, "
                      "알바, 영업, 사무직, 생산직, 개발자, 간호사, 상시채용, 취업, 헤드헌팅"),
        "flights": words("항공권, 항공, 항공사, 공항, 출발, 도착, 왕복, 편도, 다구간, 직항, 경유, 탑승, 탑승권, "
                         "수하물, 좌석, 일반석, 비즈니스석, 성인, 소아, 유아, 마일리지, 인천, 김포, 제주, 부산, 도쿄, "
                         "오사카, 방콕, 다낭, 파리, 유류할증료, 운임, 특가, 체크인, 여권, 출국, 귀국, 노선, 비행기, "
                         "기내식, 승객, 여행, 발권, 환불, 취항, 면세점, 대한항공"),
    },
    labels={
        "books": {"title": words("서명, 도서명, 제목, 자료명"), "author": words("저자, 지은이, 저자명, 저자/역자"),
                  "publisher": words("출판사, 발행처, 발행자"), "isbn": words("ISBN, ISBN/ISSN, 표준번호"),
                  "year": words("발행년도, 출판년도, 출간일, 발행년")},
        "jobs": {"title": words("직무, 채용제목, 키워드, 모집부문, 직종명"), "company": words("회사명, 기업명, 기관명"),
                 "location": words("근무지역, 지역, 근무지, 지역 선택"),
                 "category": words("직종, 업종, 산업, 직업분류"), "salary": words("연봉, 급여, 희망연봉, 희망임금")},
        "flights": {"origin": words("출발지, 출발, 출발 도시, 출발 공항"),
                    "destination": words("도착지, 도착, 목적지, 여행지"),
                    "departure_date": words("가는 날, 출발일, 가는날, 탑승일"),
                    "return_date": words("오는 날, 귀국일, 오는날"),
                    "airline": words("항공사, 선호 항공사, 항공사 선택")},
    },
)  # fmt: skip
