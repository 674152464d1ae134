"""What forms are for, in the languages that fewer sites are written in: parts of the patterns in `vocabulary`.

The first of each pair holds beginnings of words (or "=whole words"), the second parts of words in scripts whose words run
together or whose vowels `folded` takes off.
"""

from __future__ import annotations

SEARCH = (
    (
        "bilatu bilaket =arakatu =iragazi cuardaig cuardach aimsigh =scag =lorg =lorgaich rannsaich criathraich =chwilia "
        "chwiliwch =hidlo =klask klaskad =fittex tfittx =iffiltra =sichen duerchsich =sykje =siikje =leit =finna leiting "
        "=finn rechercer =cercar =cerqueu =atopar encontrar localizar =localiza =trobar parcourir durchsuch doorzoek =blader "
        "genomsok =bladdra gennemse =selaa przegladaj =filtruj prochazet =najit =najdi =najst =prehlad bongesz =gaseste =gasit "
        "filtreaz rasfoi =намери =βρες =βρειτε φιλτραρ sorgula filtrele =najdi poisci претра пронађи =нађи =најди pretra pronadi "
        "pronađi =шукац =шукаць адшука знайсці фільтр фильтр филтр filtriraj ieskok =rasti =surasti =narsyti filtruoti =atrast "
        "=mekle parluko =filtret =otsing filtreeri =sirvi =kerkim =kerkoni =gjej =gjeni =shfleto =axtaris axtarin =suzgec "
        "=gozle gozleg =qidir qidirish qidiruv =izlash =излаш =ізде =табу =сүзгі =издоо =издөө =эзлә эзләү эҙләү шырав "
        "ҷустуҷ =ёфтан =хайх хайлт =хайлтын փնտր գտնել զտել მოძებნ ძიებ პოვნა ფილტრ =איתור =אתר סינון תצפה تصفية تصفح "
        "جستجوی جست_وجو جست_و_جو =بیاب بیابید لټون =لټو لټوئ =پلټ پلټن legerin =bigere le_bigere گەڕان بگەڕێ گەران =ئىزدە ئىزدەش "
        "ڳوليو ڳولا =تلاش ڈھونڈ کھوج =golek maghanap paghahanap pangita utafutaji =barbaadi barbaad =raadi raadin =nemo "
        "=bincika =binciko =sawari =awari =choo =chota =sesha =thola =cinga khangela =phendla =batla tsvaga shakisha gushakisha "
        "=rondera =fufuza =sakani =noonya karohy hikaroka =serci =sercu =filtri telusur jelajah vyhlad "
        "=lupe =lupa loupe =magnifier =magnifying =magnify"
    ),
    (
        "খোঁজ সন্ধান খুঁজ शोधा ढूँढ ਖੋਜ ਲੱਭੋ શોધો શોધ ଖୋଜ ସନ୍ଧାନ தேடல் தேடுக வடிகட்டு వెతక శోధన శోధించ ಹುಡುಕ ಶೋಧಿಸ തിരയ "
        "അന്വേഷ සොයන්න සෙවීම සොයා සෙවුම ရှာဖွေ ရှာပါ ရှာရန် ស្វែងរក រុករក ຄົ້ນຫາ ຊອກຫາ สืบค้น ፈልግ ፍለጋ ይፈልጉ ፈልጉ ድለ 浏览 瀏覽 "
        "篩選 筛选 尋找 寻找 絞り込 絞込 閲覧 필터 둘러보기"
    ),
)
LOGIN = (
    (
        "saioa_hasi =sartu logail mewngofnod =idħol =idhol aloggen =umellen innskra =skra_inn =sisene logi_sisse =ieiet pieslegt "
        "prisijung =hyr =hyni kycu identifikohu =најава најави =пријава пријави_се =увайсці =уваход аўтарыз oturum_ac daxil_ol "
        "=kirish =кириш =кіру =кирүү =даромад воридшав нэвтрэ შესვლა ავტორიზაცია =մուտք =tekeve ننوتل لاگ_ان =daxil mlebu "
        "=ingia =seeni =shiga =wole =banye =ngena meld_aan =injira inicia_sessio ensaluti =kevrean mag_log =giris "
        "access_code membership_card benutzername nutzername foydalanuvchi хэрэглэгч_нэр erabiltzaile "
        # ending a session
        "odjav одјав odhlas wyloguj uitlog logga_ut =logg_ut =log_ud kijelentkez deconect deconnect disconnett cerrar_sesion "
        "cierra_sesion terminar_sessao encerrar_sessao tancar_sessio saioa_itxi cikis_yap oturumu_kapat αποσυνδ выйти вийти "
        "đăng_xuất log_keluar atsijung logi_valja allgofnodi"
    ),
    (
        "登出 注销 註銷 ログアウト 로그아웃 تسجيل_الخروج התנתק ออกจากระบบ लॉगआउट लॉग_आउट "
        "লগইন লগ_ইন உள்நுழை లాగిన్ ಲಾಗಿನ್ ലോഗിൻ લોગિન ਲੌਗਇਨ ਲਾਗਇਨ लगइन පිවිසෙන්න ဝင်ရောက် အကောင့်ဝင် ចូលគណនី ចូលប្រើ "
        "ເຂົ້າສູ່ລະບົບ ግባ"
    ),
)
REGISTER = (
    (
        "=izena_eman clarai cofrestr irreġistra =registreren nyskra =skra_mig registreeru =liitu liitumi registret pieregistr "
        "registruot =regjistrohu регистрирај регистрира рэгістрац зарэгістр qeydiyyat hasaba_al =hasaba roʻyxatdan royxatdan "
        "ro_yxatdan рўйхатдан тіркел катталуу =катталуу бақайдгир =бүртгүүлэх бүртгэ რეგისტრ գրանցվ =tomar نوم_لیکنه ثبت_نام "
        "رجسٹر magrehistro =jisajili jiandikish =galmee =diiwaangeli isdiiwaan =yi_rajista rajista =forukosile =debanye =bhalisa "
        "=registreer iyandikish inscriu ghabroll liituda =bli_medlem =bliv_medlem =apply_now =apply_for"
    ),
    (
        "নিবন্ধন রেজিস্ট্রেশন பதிவு_செய் నమోదు ನೋಂದಣಿ രജിസ്റ്റർ નોંધણી ਰਜਿਸਟਰ नोंदणी दर्ता ලියාපදිංචි မှတ်ပုံတင် စာရင်းသွင်း "
        "ចុះឈ្មោះ ລົງທະບຽນ ይመዝገቡ ተመዝገብ መመዝገብ"
    ),
)
ORDER = (
    (
        "=erosi saskira =ordaindu erreserb =ceannaigh ordaigh ciseán =ioc =ceannaich =prynu basged =talu archebu =ixtri "
        "=ordna =ħallas =kafen bestellen =kaupa karfa =panta =greida =osta ostukorv =maksa =tellimus =telli broneeri =pirkt "
        "grozs pasut =maksat =rezerveet =pirkti krepsel uzsak =moket =rezervuot =shporta porosit =paguaj rezervo =купи "
        "кошничка =нарачај =нарачка =плати резервир korpa =kupi narucite =naruci наруч =купіць кошык заказаць аплаціць sepet "
        "=almaq sebet sifaris =ode odenis =satyn_al sargyt =sebet =tole =sotib_ol savat buyurtma tolov toʻlov to_lov "
        "=сатып_ал себет тапсырыс төле төлем =тапшырык себет толоо төлөө =харид сабад фармоиш пардохт худалдан сагс захиал "
        "төлбөр төлөх ყიდვა კალათა შეკვეთ გადახდა გადაიხად գնել զամբյուղ պատվիր վճար =bikire peredan =پیرود ٹوکری خریدیں "
        "آرڈر ادائیگی =bumili =bilhin umorder bayaran magbayad =nunua =kikapu agiza kaffalt =bitadhu =iibso dalbo =bixi "
        "=biya =sanwo =zuta =kwuo =thenga =khokha hlawula =betaal =kurira =ishyura =comprar =inscriure doa_agora =doar "
        "doazon =donar =reservar book_now book_an book_your book_online buy_now =rent_now"
    ),
    (
        "কিনুন অর্ডার পেমেন্ট வாங்கு ஆர்டர் కొనండి ఆర్డర్ ಖರೀದಿ വാങ്ങുക ખરીદો ਖਰੀਦੋ खरीदें खरेदी किन्नुहोस् මිලදී ගෙවන්න "
        "ဝယ်ယူ မှာယူ ငွေပေး ទិញ បញ្ជាទិញ បង់ប្រាក់ ສັ່ງຊື້ ຊຳລະ ይግዙ ግዛ ትእዛዝ ይክፈሉ ክፈል สั่งซื้อ ชำระ"
    ),
)
CONTACT = (
    (
        "=bidali iruzkin mezua =teagmhail seol_teachtaireacht =teachtaireacht cysylltu neges =anfon =sylw ikkuntattja "
        "messaġġ =ibgħat kommentéier =schecken =samband skilabod =senda athugasemd =saada kommentaar sonum =tagasiside sazinat "
        "zinojum =nosutit komentar komentuo zinute =siusti =dergo =kontakto коментар =испрати порака =пошаљи порук каментар "
        "паведамл =адправіць elaqe serh mesaj =gonder teswir habarlas =ugrat izoh =yuborish изоҳ =жіберу пікір хабарлама "
        "=жөнөтүү пикир билдир шарҳ паём =фиристодан сэтгэгдэл мессеж =илгээх =კონტაქტი კომენტარ შეტყობინებ გაგზავნა "
        "=կապ մեկնաբան հաղորդագր ուղարկել =پیغام تبصرہ بھیجیں تبصره پیغام =پیغام komentaryo magkomento =mensahe wasiliana maoni "
        "ujumbe =tuma ergaa =ergi faallo sako sharhi =firanse asoye =ziga okwu =thumela umlayezo boodskap "
        "kommentaar =stuur ubutumwa =ohereza fraga_bibliotek sporg_os =spor_os spurning ask_us ask_our "
        "describe_your tell_us_about when_may_we when_can_we call_you call_me_back best_time_to "
    ),
    (
        "মন্তব্য বার্তা கருத்து செய்தி_அனுப்பு వ్యాఖ్య సందేశం ಕಾಮೆಂಟ್ ಸಂದೇಶ അഭിപ്രായ സന്ദേശം ટિપ્પણી સંદેશ ਟਿੱਪਣੀ ਸੁਨੇਹਾ "
        "टिप्पणी संदेश प्रतिक्रिया පණිවිඩ අදහස් မှတ်ချက် ဆက်သွယ် ပေးပို့ မက်ဆေ့ មតិយោបល់ សារ ទំនាក់ទំនង ຄຳເຫັນ ຂໍ້ຄວາມ "
        "ຕິດຕໍ່ አስተያየት መልእክት ላክ"
    ),
)
SUBSCRIBE = (
    (
        "harpidetu liostáil tanysgrif =abbona =aboneier askrift =gerast tellige uudiskiri abonet jaunumi prenumeruo naujienlaisk "
        "abonohu претплат pretplat =prijavi_se_na narocite narocam =naroci_se падпіс =abunə abune =obuna =обуна =жазылу =жазылуу "
        "обуна_шав =захиалах გამოწერ =հետևել բաժանորդ ګډون سبسکرائب mag_subscribe =jiandikishe =jiunge =biyan_kuɗi =subskrib "
        "nuusbrief =inteken =iyandikishe abonnier =subscriu"
    ),
    "সাবস্ক্রাইব சந்தா సబ్స్క్రయిబ్ ಚಂದಾದಾರ സബ്സ്ക്രൈബ് સબ્સ્ક્રાઇબ सदस्यता දායක စာရင်းသွင်း ជាវ ສະໝັກ ይመዝገቡ",
)
VOTE = (
    (
        "bozka botoa =vota votail pleidleis =ivvota =kjosa atkvæd haaleta hääleta =balsot =balsuoti =balsuok =voto votoni "
        "гласај glasaj прагалас галасав =ses_ver səs_ver ovoz_ber =ses_ber дауыс_беру добуш_бер овоз_дод санал_өг "
        "санал_асуулг ხმის_მიცემ გამოკითხვ քվեարկ =deng_bide رایه_ورک ووٹ bumoto piga_kura =sagalee =codee =kada_kuri =dibo "
        "=tuo_aka =vota avstemning jajak_pendapat afstemning atkvaedi haalet"
    ),
    "ভোট வாக்களி ఓటు ಮತ ವೋಟ್ വോട്ട് મત_આપો ਵੋਟ मतदान मत_दिनु ඡන්ද မဲပေး បោះឆ្នោត ໂຫວດ ድምፅ ይምረጡ",
)
CHANGE = (
    (
        "=ezabatu =gorde =gehitu =aldatu =scrios =sabhail =cuir_leis =dileu =cadw =ychwanegu =hassar =issejvja =żid läschen "
        "=späicheren =eyda =baeta_vid kustuta =salvesta =dzest =saglabat =pievienot istrint =issaugoti =prideti =fshi =ruaj "
        "=shto избриши зачувај =додади =обриши сачувај =додај =выдаліць =захаваць =дадаць =sil yadda_saxla =elave =poz "
        "=yatda =gosh ochirish oʻchirish o_chirish =saqlash qoshish qo_shish ўчириш =жою =сақтау =қосу =өчүрүү =сактоо "
        "=кошуу =нест нобуд =захира =илова =устгах =хадгалах =нэмэх წაშლა შენახვა დამატება =ջնջել հեռացնել պահպանել "
        "ավելացնել =jebibe ړنګول =خوندي محفوظ_کریں حذف_کریں شامل_کریں =burahin =tanggalin i_save =idagdag =futa =hifadhi "
        "=ongeza =haqi =olkaa'i =tirtir =keydi =goge =ajiye =pa_re =fipamo =hichapu =chekwaa =susa =londoloza =verwyder "
        "=stoor =voeg_by =siba =bika =esborrar =esborra =desar =elimina =eliminar =afegir =engadir =propose =proposer "
        # taking in what stands elsewhere, and emptying what a server keeps
        "=import =importer =importieren =importar =importa =importare =importeren =importuj =importovat =importera =importálás "
        "импортир импорту імпорту =purge =flush =wipe =truncate =invalidate =leeren =vider =vaciar =svuota =esvaziar =leegmaken "
        "opróżnij vyprázdnit ürítés =tömma =tøm golește boşalt опустош "
        "suggest_a =upload_your =nahrat =nahraj wgraj prześlij incarca atsiusti ielade =lae_ules"
    ),
    (
        "মুছুন মুছে সংরক্ষণ যোগ_করুন நீக்கு சேமி தொகு తొలగించ సేవ్ ಅಳಿಸ ಉಳಿಸ ഇല്ലാതാക്ക സംരക്ഷിക്ക કાઢી_નાખો સાચવો ਮਿਟਾਓ "
        "हटाएं हटाएँ हटवा मिटा सहेजें जतन मेट्नु මකන්න සුරකින්න ဖျက် သိမ်းဆည်း លុប រក្សាទុក ລຶບ ບັນທຶກ ሰርዝ አስቀምጥ አክል"
    ),
)
#: Having others come, in one's name.
SHARE = (
    (
        "=invitar =invita =invitare =inviter =invitez =einladen =lade_ein =convidar =convida =uitnodigen =nodig_uit =zaproś "
        "=pozvat =pozvi =pozovi =povabi meghív =bjud_in =kutsu пригласить запросити =покани =davet_et προσκάλ =undang =jemput "
        "=mời =kviesti =pakviesti =uzaicināt =gonbidatu =convidar_amics"
    ),
    "邀请 邀請 招待する 초대 دعوة دعوت הזמן_חבר आमंत्रित เชิญ",
)
#: So many results on a page, as names and labels say it.
PER_PAGE = (
    (
        "pe_pagina na_strank na_stran po_stranici по_страници oldalank per_sida per_side =pr_side na_sivu sivulla per_lehek "
        "puslapyje на_сторінц на_странице на_страница per_halaman setiap_halaman sayfa_basina sayfada ανα_σελίδα per_pàgina "
        "orrialdeko"
    ),
    "页显示 頁顯示 ページあたり 페이지당 لكل_صفحة في_الصفحة در_هر_صفحه לעמוד בעמוד ต่อหน้า mỗi_trang प्रति_पृष्ठ",
)
#: What marks the lower and the upper end of a span; a stem leaves the same ending of both words of its pair.
LOWEST = (
    (
        "minimaln минимальн мінімальн минималн =minimal =minim =minimale =mindest mindest =niedrigster =laveste =mindste =minste "
        "=lägsta =minsta =nejnižší =najnižšia =najnižší =najniższa =najniższy =najmniejsza =najniža =najmanja =najnižja "
        "=najmanjša "
        "=alin =vähin =pienin =vähintään =legkisebb =legalacsonyabb =en_düşük =en_küçük =χαμηλότερη =μικρότερη =thấp_nhất "
        "=tối_thiểu =terendah =más_bajo =más_baja =più_basso =più_bassa =plus_bas =laagste =mažiausia =zemākā =madalaim найнижч "
        "=најнижа =најмања =най_ниска =cel_mai_mic"
    ),
    "ต่ำสุด เริ่มต้น 최저 최소 最少 न्यूनतम الأدنى מינימלי מינימלית מינימום حداقل",
)
HIGHEST = (
    (
        "maximaln maksymaln maksimaln максимальн максималн =maksimum =maximal =maxim =maximale =maksimal höchst =höchster "
        "=højeste "
        "=høyeste =største =högsta =största =nejvyšší =najvyššia =najvyšší =najwyższa =najwyższy =największa =najviša =najveća "
        "=najvišja =največja =ylin =suurin =korkein =enintään =legnagyobb =legmagasabb =en_yüksek =en_büyük =υψηλότερη "
        "=μεγαλύτερη "
        "=cao_nhất =tối_đa =tertinggi =más_alto =más_alta =più_alto =più_alta =plus_haut =hoogste =didžiausia =augstākā =kõrgeim "
        "найвищ =највиша =највећа =най_висока =cel_mai_mare"
    ),
    "สูงสุด สิ้นสุด 최고 최대 最多 अधिकतम الأقصى מקסימלי מקסימלית מקסימום حداکثر",
)
