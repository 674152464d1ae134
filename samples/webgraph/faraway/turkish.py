"""Turkish, as sites of the tenth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

TR = Tongue(
    "tr", "faraway",
    searches=words("Ara, Ara, Ara, Ara, Ara, Ara, Ara, Ara, Arama, Arama, Arama, Arama, Arama, Arama, Arama Yap, Arama Yap, "
                   "Hızlı Arama, Hızlı Arama, Basit Arama, Basit Arama, Tarama, Tarama, Keşfet, Keşfet, Tümünü Gör, Tümünü "
                   "Gör, Sorgula, Sorgula, Temel Arama, Genel Arama, Sitede arama, Hemen Ara, Yeni Arama, Aramaya başla, "
                   "Veritabanında ara, Sorgulama, Bul, Giriş, İncele, Devam, Tıklayınız, Arama motoru, Detay"),
    own_searches={
        "books": words("Katalog, Katalog, Katalog, Katalog, Katalog, Katalog Tarama, Katalog Tarama, Katalog Tarama, Katalog "
                       "Tarama, Katalog Tarama, Katalog Tarama, Katalog Arama, Katalog Arama, Kütüphane Kataloğu, Kütüphane "
                       "Kataloğu, Kütüphane Kataloğu, Kitaplar, Kitaplar, Kitaplar, Kitaplar, Tüm Kitaplar, Tüm Kitaplar, Tüm "
                       "Kitaplar, Online Katalog, Online Katalog, Kitap Ara, Kitap Ara, Kütüphane Katalog Tarama, Kütüphane "
                       "Katalog Tarama, Kaynak Tarama, Kaynak Tarama, Katalog tarama için tıklayınız, Kütüphane kataloğunda "
                       "ara, Katalogda Tarama, Toplu Katalog, Toplu Tarama, TO-KAT, Toplu Katalog Tarama, Elektronik katalog, "
                       "Web katalog, OPAC, Yordam Katalog, Yordam, Koha katalog, Kitap Tarama, Kitap Arama, Kitap bul, Kitap "
                       "Sorgula, Yayın Tarama, Yayın Ara, Yayın Kataloğu, Kaynak ara, Kaynak Keşif, Keşif aracı, Tek noktadan "
                       "arama, Tek Arama, EDS Keşif, Summon, Koleksiyonda ara, Koleksiyonları tara, Koleksiyon Tarama, Dijital "
                       "koleksiyon arama, Arşiv kataloğu, Arşiv Tarama, Belge tarama, Katalog ve arşiv tarama, Nadir eserler "
                       "kataloğu, Yazma Eserler Kataloğu, Yazmalar, Tez Tarama, Tez Arama, E-Kitap Tarama, Makale Tarama, "
                       "E-kaynak arama, Yayınlarımız, Kitaplarımız, Kitap satın al, Satın Al, Mağaza, Online Mağaza, E-mağaza, "
                       "Alışverişe başla, Kitap Kataloğu, Kitap listesi, Ürünler, Tüm ürünler, İkinci el kitaplar, Sahaf "
                       "kitapları, Sahaflarda ara, Nadir Kitap, Kitap fiyatlarını karşılaştır, Çok Satanlar ve tüm kitaplar, "
                       "Ders kitapları"),
        "jobs": words("İş İlanları, İş İlanları, İş İlanları, İş İlanları, İş İlanları, İş İlanları, İş İlanları, İş İlanları, "
                      "Açık Pozisyonlar, Açık Pozisyonlar, Açık Pozisyonlar, Açık Pozisyonlar, Açık Pozisyonlar, Açık "
                      "Pozisyonlar, İş Ara, İş Ara, İş Ara, İş Ara, İş Fırsatları, İş Fırsatları, İş Fırsatları, İlanlar, "
                      "İlanlar, Güncel İlanlar, Güncel İlanlar, Tüm İlanlar, Tüm İlanlar, İş ilanı ara, İş ilanı ara, İş Bul, "
                      "İş Bul, Açık İş İlanları, Açık İş İlanları, Personel Alımı, Personel Alımı, Başvuru, Başvuru, Hemen "
                      "Başvur, Hemen Başvur, Kariyer fırsatları, Kariyer fırsatları, Açık pozisyonları gör, Açık pozisyonları "
                      "incele, Açık pozisyonlarımız, Açık kadrolar, Açık İlanlar, Açık işler, Aktif ilanlar, Aktif "
                      "pozisyonlar, Güncel iş ilanları, Güncel pozisyonlar, Güncel Personel Alımları, Personel Alım İlanları, "
                      "Personel ilanları, Personel alımları, Memur Alımı, İşçi Alımı, Kamu personel alımı, Kamu ilanları, "
                      "Akademik Personel İlanları, Akademik İlanlar, Akademik kadro ilanları, Akademik Personel Alımı, Öğretim "
                      "Elemanı İlanları, Öğretim üyesi ilanları, Sözleşmeli Personel Alımı, Kadro ilanları, İş arıyorum, İş "
                      "arama, İş Başvurusu, Başvur, Online başvuru, İş başvuru formu, Pozisyonlara Göz At, Pozisyonlar, "
                      "Pozisyon ara, İlan ara, İlanları gör, İlanları incele, Tüm iş ilanları, Tüm açık pozisyonlar, Tüm "
                      "pozisyonlar, Yeni iş ilanları, Bugünün ilanları, Son ilanlar, Sana uygun işler, Sana uygun ilanlar, "
                      "Kariyer Fırsatlarını Keşfet, Kariyer olanakları, Staj ilanları, Staj ve İş İlanları, Part time iş "
                      "ilanları, Uzaktan iş ilanları, İstanbul iş ilanları, Şehre göre iş ilanları, Meslek iş ilanları, "
                      "Kariyer Kapısı, İŞKUR açık iş, Boş pozisyonlar, Ekibe katıl, Aramıza katıl"),
        "flights": words("Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak "
                         "Bileti, Uçak Bileti Al, Uçak Bileti Al, Uçak Bileti Al, Bilet Al, Bilet Al, Bilet Al, Bilet Al, Uçuş "
                         "Ara, Uçuş Ara, Uçuş Ara, Uçuş Ara, Uçak Bileti Ara, Uçak Bileti Ara, Ucuz Uçak Bileti, Ucuz Uçak "
                         "Bileti, Ucuz Uçak Bileti, Ucuz Uçak Bileti, Ucuz Uçak Bileti, Rezervasyon, Rezervasyon, Rezervasyon, "
                         "Online Bilet, Online Bilet, Bilet Ara, Bilet Ara, Bilet Satın Al, Bilet Satın Al, Uçuşlar, Uçuşlar, "
                         "Uçak Bileti Fiyatları, Uçak Bileti Fiyatları, Online Rezervasyon, Online Rezervasyon, Rezervasyon "
                         "Yap, Rezervasyon Yap, Ucuz Bilet, Ucuz Bilet, Ucuz uçak biletleri, Ucuz uçak biletleri, Online "
                         "İşlemler, Uçak biletleri, Uçuş Bul, Uçuş ara ve satın al, Uçuş Planla, Uçuş Rezervasyonu, Uçuş "
                         "araması, Uçuş seç, Uçak bileti bul, Uçak bileti sorgula, Uçak Bileti Sorgulama, Uçak bileti "
                         "rezervasyonu, Bilet fiyatları, Bilet bul, Bilet İşlemleri, Bilet rezervasyon, Bilet Rezervasyonu, "
                         "Bilet satış, Bilet sorgula, Biletini al, Biletini hemen al, Biletinizi alın, Hemen Bilet Al, Hemen "
                         "al, Hemen Rezervasyon Yap, Hemen ara, Online Bilet Al, Online Bilet Satın Al, Rezervasyon yaptır, "
                         "Ucuz bilet bul, Ucuz uçuşlar, En ucuz uçak bileti, En ucuz uçuşlar, En uygun uçak bileti, Yurt içi "
                         "uçak bileti, Yurt Dışı Uçak Bileti, Yurt dışı uçuşlar, Yurt içi uçuşlar, İç hat uçuşları, Dış Hat "
                         "Uçuşları, Gidiş dönüş bilet, Uçak + Otel, Uçuş + Otel, Charter uçak bileti, Fiyat takvimi, Ucuz "
                         "fiyat takvimi, Fiyatları karşılaştır, Uçuşları karşılaştır, Uygun uçuşları bul, Ödül bilet, Mil ile "
                         "bilet al, Nereye uçmak istersiniz?, Seyahat Planla, Seferler"),
    },
    details=words("Detaylı Arama, Detaylı Arama, Detaylı Arama, Detaylı Arama, Detaylı Arama, Detaylı Arama, Detaylı Arama, "
                  "Detaylı Arama, Detaylı Arama, Gelişmiş Arama, Gelişmiş Arama, Gelişmiş Arama, Gelişmiş Arama, Gelişmiş "
                  "Arama, Gelişmiş Arama, Gelişmiş Arama, Detaylı Tarama, Detaylı Tarama, Gelişmiş Tarama, Gelişmiş Tarama, "
                  "Ayrıntılı Arama, Ayrıntılı Arama, Detaylı ara, Gelişmiş, İleri Arama, İleri düzey arama, Ayrıntılı Tarama, "
                  "Daha fazla seçenek, Diğer arama seçenekleri, Arama seçenekleri, Filtrele, Tüm filtreler, Uzman arama, Çoklu "
                  "arama, Kapsamlı arama, Karma Tarama, Kombine tarama, Filtreleri göster"),
    hubs=words("Hizmetler, Hizmetler, Hizmetler, Hizmetler, Hizmetler, Hizmetlerimiz, Hizmetlerimiz, Hizmetlerimiz, "
               "Hizmetlerimiz, Anasayfa, Anasayfa, Hızlı Erişim, Hızlı Erişim, Online Hizmetler, Online Hizmetler, "
               "E-Hizmetler, E-Hizmetler, Menü, Menü, Keşfet, Keşfet, Kategoriler, Kategoriler, Ürünler, Ürünler, Kurumsal, "
               "Kurumsal, Daha fazla, Daha fazla, Devamı, Devamı, Detaylı bilgi, Detaylı bilgi, Bilgi Merkezi, E-İşlemler, "
               "Kısayollar, Bağlantılar, Faydalı Linkler, Öğrenci, Personel, Vatandaş, Tüm Kategoriler, Fırsatlar, Portal, "
               "Buradan başlayın"),
    own_hubs={
        "books": words("Kütüphane, Kütüphane, Kütüphane, Kütüphane, Kütüphane, Kütüphane, Kütüphaneler, Kütüphaneler, Kitap, "
                       "Kitap, Kitap, Kaynaklar, Kaynaklar, Kaynaklar, Koleksiyonlar, Koleksiyonlar, Koleksiyonlar, "
                       "Koleksiyon, Koleksiyon, Elektronik Kaynaklar, Elektronik Kaynaklar, Elektronik Kaynaklar, E-Kaynaklar, "
                       "E-Kaynaklar, E-Kaynaklar, Araştırma, Araştırma, Araştırma, Arşiv, Arşiv, E-Kütüphane, E-Kütüphane, "
                       "Dijital Kütüphane, Dijital Kütüphane, Basılı kaynaklar, Bilgi kaynakları, Kütüphane kaynakları, "
                       "Kütüphane Hizmetleri, Kütüphanemiz, Merkez Kütüphane, Kütüphane ve Dokümantasyon, Kütüphaneyi "
                       "kullanma, Veri Tabanları, Veritabanları, Kataloglar, Açık Erişim, Dijital Arşiv, Dijital "
                       "Koleksiyonlar, Özel koleksiyonlar, Nadir Eserler, Yazma eserler, Süreli Yayınlar, Yayınlar, Yayınevi, "
                       "Araştırmacılar, Okuyucu hizmetleri, Kullanıcı hizmetleri, Ödünç verme, Akademik, Öğrenciler, Kampüste "
                       "yaşam, Edebiyat, Çocuk Kitapları, Çocuk ve Gençlik, Roman, Kitap kategorileri, Türler, Yazarlar, "
                       "Yayınevleri, Diziler, Sınavlara Hazırlık, Ders ve Yardımcı Kitaplar, Akademik kitaplar, Yeni Çıkanlar, "
                       "Çok Satanlar, Kampanyalar, Yabancı Dilde Kitaplar, E-Kitap, Sahaf, İkinci El, Kültür ve sanat, "
                       "Belgeler"),
        "jobs": words("Kariyer, Kariyer, Kariyer, Kariyer, Kariyer, Kariyer, Kariyer, Kariyer, Kariyer, Kariyer, İnsan "
                      "Kaynakları, İnsan Kaynakları, İnsan Kaynakları, İnsan Kaynakları, İnsan Kaynakları, İnsan Kaynakları, "
                      "İnsan Kaynakları, İnsan Kaynakları, İK, İK, Bize Katılın, Bize Katılın, Bize Katıl, Bize Katıl, Aramıza "
                      "Katıl, Aramıza Katıl, Aramıza Katılın, Aramıza Katılın, Bizimle Çalışın, Bizimle Çalışın, Ekibimize "
                      "katılın, Ekibimize katılın, İş Arayan, İş Arayan, İş Arayan, İş Arayanlar, İş Arayanlar, İş Arayanlar, "
                      "Aday, Aday, Adaylar, Adaylar, İstihdam, İstihdam, İşe Alım, İşe Alım, Personel Daire Başkanlığı, "
                      "Personel Daire Başkanlığı, Duyurular, Duyurular, İş arayanlar için, Adaylar için, Kariyer ve yaşam, "
                      "Kariyer Merkezi, Kariyer yolculuğu, Kariyerim, Kariyeriniz, Kariyerini planla, Neden biz?, Bizde "
                      "çalışmak, Bizde Kariyer, Biz'de yaşam, Çalışanlarımız, Çalışma hayatı, Çalışma hayatımız, Yetenek, "
                      "Yetenek programları, Yeni Mezunlar, Öğrenciler ve Yeni Mezunlar, Öğrenci ve yeni mezun, Genç "
                      "yetenekler, Gençler, Profesyoneller, Deneyimli profesyoneller, Meslekler, Sektörler, Sektörlere göre, "
                      "Pozisyonlara göre, Şehirler, Bölümler, Mağaza çalışanları, Sağlık personeli, Hekimler, Hemşireler, "
                      "İstihdam hizmetleri, İş ve Kariyer, İş ve istihdam, Duyurular ve ilanlar, İlan panosu, Akademik "
                      "personel, İdari personel, Çalışanlar, Kariyer Olanaklarımız, Hakkımızda ve kariyer, Yurt dışında iş"),
        "flights": words("Uçuş, Uçuş, Uçak, Uçak, Uçak, Seyahat, Seyahat, Seyahat, Seyahat, Planla, Planla, Planla ve Uç, "
                         "Planla ve Uç, Seyahatini Planla, Seyahatini Planla, Uçuş noktaları, Uçuş noktaları, Uçuş noktaları, "
                         "Uçuş noktaları, Uçuş noktaları, Uçtuğumuz yerler, Uçtuğumuz yerler, Destinasyonlar, Destinasyonlar, "
                         "Destinasyonlar, Fırsatlar, Fırsatlar, Fırsatlar, Kampanyalar, Kampanyalar, Kampanyalar, Kampanyalar, "
                         "Havayolları, Havayolları, Havayolları, Havayolu Şirketleri, Havayolu Şirketleri, Havalimanları, "
                         "Havalimanları, Yolcular, Yolcular, Yolcu, Yolcu, Uçuş bilgileri, Uçuş bilgileri, Tatil, Tatil, "
                         "Turlar, Turlar, Planlama ve Rezervasyon, Seyahat planlama, Uçuş Noktalarımız, Nereye uçuyoruz, Uçuş "
                         "ağı, Rotalar, Popüler Rotalar, Popüler Uçuşlar, Popüler şehirler, Uçuş fırsatları, Uçak Bileti "
                         "Kampanyaları, Seyahat fırsatları, Kampanyalı biletler, Hava Yolları, Yurt İçi, Yurt Dışı, İç hatlar, "
                         "Dış Hatlar, Yolcu Hizmetleri, Yolcu Bilgileri, Yolcu rehberi, Seyahat bilgileri, Uçuş öncesi, Uçuş "
                         "deneyimi, Bizimle uçun, Seyahat deneyimi, Uçuş Tarifesi, Tarifeler, Yaz tarifesi, Ücretler, Bilet "
                         "tipleri, Paketler, Biletler, Yurt dışı turlar, Balayı, Erken rezervasyon, Hafta sonu kaçamakları, "
                         "Keşfet ve planla, İlham al, Şehirler, Ülkeler, Ürün ve Hizmetler, Kurumsal seyahat, Grup seyahatleri"),
    },
    chrome=pairs("Hakkımızda=hakkimizda, Biz Kimiz=biz-kimiz, Tarihçe=tarihce, Misyon ve Vizyon=misyon-vizyon, "
                 "İletişim=iletisim, Bize Ulaşın=bize-ulasin, Yardım=yardim, Sıkça Sorulan Sorular=sss, S.S.S.=sik-sorulanlar, "
                 "Destek=destek, Müşteri Hizmetleri=musteri-hizmetleri, Gizlilik Politikası=gizlilik-politikasi, KVKK=kvkk, "
                 "KVKK Aydınlatma Metni=kvkk-aydinlatma-metni, Çerez Politikası=cerez-politikasi, Çerez "
                 "tercihleri=cerez-tercihleri, Kullanım Koşulları=kullanim-kosullari, Mesafeli Satış "
                 "Sözleşmesi=mesafeli-satis-sozlesmesi, Üyelik sözleşmesi=uyelik-sozlesmesi, Site Haritası=site-haritasi, "
                 "Haberler=haberler, Haber arşivi=haber-arsivi, Etkinlikler=etkinlikler, Etkinlik Takvimi=etkinlik-takvimi, "
                 "Akademik Takvim=akademik-takvim, Blog=blog, Basın Odası=basin-odasi, Basında Biz=basinda-biz, Galeri=galeri, "
                 "Fotoğraf galerisi=fotograf-galerisi, Giriş Yap=giris, Üye Girişi=uye-girisi, Üye Ol=uye-ol, Hesabım=hesabim, "
                 "E-Bülten=e-bulten, Bülten üyeliği=bulten-uyelik, English=en, العربية=ar-sayfa, Facebook=facebook, "
                 "Instagram=instagram, Yönetim=yonetim, Yönetim Kurulu=yonetim-kurulu, Organizasyon "
                 "Şeması=organizasyon-semasi, İhaleler=ihaleler, Bilgi Edinme=bilgi-edinme, Şikayet ve Öneri=sikayet-oneri, "
                 "Kalite Politikası=kalite-politikasi, Mevzuat=mevzuat, Formlar=formlar, Bilgi Toplumu "
                 "Hizmetleri=bilgi-toplumu, Sürdürülebilirlik=surdurulebilirlik, Sosyal Sorumluluk=sosyal-sorumluluk, "
                 "Ulaşım=ulasim, Telefon rehberi=telefon-rehberi, Memnuniyet anketi=anket, Mobil uygulama=mobil-uygulama"),
    own_chrome={
        "books": pairs("Çalışma Saatleri=calisma-saatleri, Üyelik=uyelik, Kütüphane üyeliği=kutuphane-uyeligi, Ödünç Alma "
                       "Kuralları=odunc-alma-kurallari, Süre uzatma=sure-uzatma, Ayırtma=ayirtma, Kütüphane "
                       "Kuralları=kutuphane-kurallari, Kütüphaneler Arası Ödünç=kutuphaneler-arasi, Kütüphaneciye "
                       "Sor=kutuphaneciye-sor, Kampüs Dışı Erişim=kampus-disi-erisim, Çalışma Odası "
                       "Rezervasyonu=oda-rezervasyonu, Salon rezervasyonu=salon-rezervasyonu, Yayın İstek=yayin-istek, Kitap "
                       "bağışı=kitap-bagisi, Bağış politikası=bagis-politikasi, İntihal=intihal, Atıf ve kaynakça=atif, "
                       "Kütüphane turu=kutuphane-turu, Kullanıcı eğitimi=kullanici-egitimi, Gecikme Cezası=gecikme-cezasi, "
                       "Okuma Salonu=okuma-salonu, Fotokopi=fotokopi, Sergiler=sergiler, Kitap Kulübü=kitap-kulubu, Kitap "
                       "fuarı=kitap-fuari, İmza Günleri=imza-gunleri, Sepetim=sepetim, Siparişlerim=siparislerim, Sipariş "
                       "Takibi=siparis-takibi, Kargo ve Teslimat=kargo, İptal ve iade=iptal-iade, Favorilerim=favorilerim, "
                       "Hediye çeki=hediye-ceki, Ödeme Seçenekleri=odeme-secenekleri, Mağazalarımız=magazalarimiz, Okur "
                       "Yorumları=okur-yorumlari, Ayın kitabı=ayin-kitabi, Dosya başvurusu=dosya-basvurusu, Telif "
                       "Hakları=telif-haklari, Bayilerimiz=bayilerimiz, Kırtasiye=kirtasiye, Oyuncak=oyuncak, Yeni gelen "
                       "kitaplar vitrini=yeni-gelenler, Kitap alımı yapılır=kitap-alimi, Engelsiz kütüphane=engelsiz"),
        "jobs": pairs("İşveren=isveren, İşveren Girişi=isveren-girisi, Aday Girişi=aday-girisi, İlan Ver=ilan-ver, Ücretsiz "
                      "ilan ver=ucretsiz-ilan, Eleman Arıyorum=eleman-ariyorum, Eleman ilanı ver=eleman-ilani-ver, Özgeçmiş "
                      "Oluştur=ozgecmis-olustur, CV Oluştur=cv-olustur, CV Hazırlama=cv-hazirlama, CV Gönder=cv-gonder, "
                      "Özgeçmiş havuzu=ozgecmis-havuzu, Mülakat Teknikleri=mulakat, Kariyer Rehberi=kariyer-rehberi, Kariyer "
                      "tavsiyeleri=kariyer-tavsiyeleri, Maaş hesaplama=maas-hesaplama, Maaşlar=maaslar, Kıdem tazminatı "
                      "hesaplama=kidem-tazminati, İşsizlik Maaşı=issizlik-maasi, İş Alarmı=is-alarmi, "
                      "Başvurularım=basvurularim, Başvuru sonuçları=basvuru-sonuclari, Sınav sonuçları=sinav-sonuclari, Atama "
                      "Kriterleri=atama-kriterleri, İşe Alım Süreci=ise-alim-sureci, İK Politikamız=ik-politikamiz, İnsan "
                      "kaynakları politikası=ik-politikasi, Ücret ve yan haklar=yan-haklar, Performans yönetimi=performans, "
                      "Eğitim ve Gelişim=egitim-gelisim, Değerlerimiz=degerlerimiz, Çalışan Hikayeleri=calisan-hikayeleri, "
                      "Çeşitlilik=cesitlilik, Staj Programı=staj-programi, Staj başvuru takvimi=staj-takvimi, Kariyer Günleri "
                      "2024=kariyer-gunleri, İstihdam Fuarı=istihdam-fuari, Meslek kursları=meslek-kurslari, Sertifika "
                      "programları=sertifika, İş sağlığı ve güvenliği=isg, Bordro hizmetleri=bordro, Dış kaynak=dis-kaynak, "
                      "Şirket Yorumları=sirket-yorumlari, Yatırımcı İlişkileri=yatirimci-iliskileri, "
                      "Tedarikçiler=tedarikciler, Doktorlarımız=doktorlarimiz, Online Randevu=online-randevu, Hasta "
                      "Rehberi=hasta-rehberi, Personel bilgi sistemi=pbs"),
        "flights": pairs("Check-in=check-in, Online Check-in=online-check-in, Rezervasyonum=rezervasyonum, Rezervasyonu "
                         "Yönet=rezervasyonu-yonet, Bilet İptal ve Değişiklik=bilet-iptal, Biletlerim=bilet-islemleri, PNR "
                         "Sorgulama=pnr-sorgulama, Uçuş Durumu=ucus-durumu, Geliş - Gidiş Uçuşları=gelis-gidis, Gelen "
                         "Uçuşlar=gelen-ucuslar, Giden Uçuşlar=giden-ucuslar, Bagaj=bagaj, Bagaj Hakkı=bagaj-hakki, Kabin "
                         "bagajı=kabin-bagaji, Kayıp Bagaj=kayip-bagaj, Koltuk Seçimi=koltuk-secimi, Evcil "
                         "Hayvan=evcil-hayvan, Özel Yolcular=ozel-yolcular, Çocuklu yolcular=cocuklu, Sadakat "
                         "Programı=sadakat-programi, Miles=miles, Mil hesaplama=mil-hesaplama, Lounge=lounge, Filomuz=filomuz, "
                         "Otopark=otopark, Otopark rezervasyonu=otopark-rezervasyonu, Araç Kiralama=arac-kiralama, Otel=otel, "
                         "Oteller=oteller, Otobüs Bileti=otobus-bileti, Feribot=feribot, Transfer=transfer, Seyahat "
                         "Sigortası=seyahat-sigortasi, Vize İşlemleri=vize, Ulaşım ve şehir servisleri=servisler, Yeme içme ve "
                         "alışveriş=alisveris, Kayıp Eşya=kayip-esya, Kargo takip=kargo-takip, Taşıma "
                         "Kuralları=tasima-kurallari, Yolcu Hakları=yolcu-haklari, Yolcu Talep Formu=yolcu-talep, Açığa "
                         "alma=aciga-alma, Satış Ofisleri=satis-ofisleri, Acente Girişi=acente-girisi, Acentemiz olun=acente, "
                         "Duyuru: hava muhalefeti=hava-muhalefeti, Hediye kart=hediye-kart, Taksit Seçenekleri=taksit, Seyahat "
                         "Rehberi=seyahat-rehberi, Çağrı merkezi=cagri-merkezi"),
    },
    decoys=pairs("Arama İpuçları=arama-ipuclari, Arama Yardımı=arama-yardimi, Nasıl arama yapılır?=nasil-arama-yapilir, "
                 "Popüler Aramalar=populer-aramalar, Son Aramalar=son-aramalar, Kayıtlı aramalarım=kayitli-aramalar, Arama "
                 "kurtarma=arama-kurtarma, Arama Kurtarma Birliği=arama-kurtarma-birligi, Bizi Bulun=bizi-bulun, Bizi "
                 "Arayın=bizi-arayin, Sizi Arayalım=sizi-arayalim, En yakın şubeyi bul=en-yakin-sube, Mağaza Bul=magaza-bul, "
                 "Araştırma Merkezleri=arastirma-merkezleri, Araştırma projeleri=arastirma-projeleri, Ar-Ge=ar-ge, Arama "
                 "motoru optimizasyonu=seo, Personel Rehberi=personel-rehberi, Akademik personel ara=akademik-rehber, Form "
                 "ara=form-ara, Sonuç Sorgulama=sonuc-sorgulama, Borç sorgulama=borc-sorgulama, Evrak "
                 "Sorgulama=evrak-sorgulama, Vefat ilanları=vefat-ilanlari, İhale ilanları=ihale-ilanlari, Kiralık "
                 "ilanları=kiralik, Ürün kataloğu indir=urun-katalogu, E-katalog broşür=brosur, Ders Kataloğu=ders-katalogu, "
                 "Kurs kataloğu=kurs-katalogu, Son gezilenler=son-gezilenler, Çok Arananlar=cok-arananlar, Randevu "
                 "al=randevu-al, Restoran rezervasyonu=restoran, Kayıp çocuk ilanları=kayip-cocuk, Arşivden "
                 "fotoğraflar=arsiv-foto"),
    filler=words("ve, bir, bu, için, ile, da, de, en, çok, daha, olarak, olan, her, tüm, gibi, kadar, sonra, önce, göre, ise, "
                 "ya, veya, ancak, ama, ne, nasıl, neden, nerede, hangi, biz, siz, sizin, sizi, bizim, size, kendi, yeni, ilk, "
                 "son, büyük, küçük, iyi, güzel, özel, önemli, genel, tarihi, ortak, diğer, aynı, şimdi, bugün, yarın, hemen, "
                 "hızlı, kolay, güvenli, ücretsiz, indirim, indirimli, %20 indirim, fırsat, TL, 99 TL'den, 2023, 2024, yıl, "
                 "yılı, yılında, ay, hafta, gün, günü, saat, Pazartesi, Ocak, Eylül, Türkiye, İstanbul, Ankara, İzmir, Bursa, "
                 "Antalya, Adana, Konya, Üniversitesi, Belediyesi, Müdürlüğü, Bakanlığı, T.C., merkez, il, ilçe, mahalle, "
                 "cadde, kat, öğrenci, öğrenciler, müşteri, kişi, insan, aile, çocuk, hayat, dünya, ülke, şehir, proje, "
                 "programı, hakkında, duyurulur, ilişkin, kapsamında, tarafından, bilgi, bilgiler, detaylar, devamını oku, "
                 "tıklayın, indir, PDF, başvurular, tarihleri, açıldı, düzenlendi, gerçekleştirildi, yapıldı, sizlerle, "
                 "üzerinden, arasında, birlikte, olmak, oldu, var, yok, mi"),
    button=words("Ara, Ara, Ara, Ara, Ara, Ara, Ara, Ara, Ara, Arama, Arama, Bul, Tara, Sorgula, Listele, Git"),
    prompt=words("Ara, Ara, Ara, Ara, Ara..., Ara..., Ara..., Ara..., Arama, Arama, Aranacak kelime, Aranacak kelime, Anahtar "
                 "kelime, Anahtar kelime, Ne aramıştınız?, Ne aramıştınız?, Arama yap, Ne arıyorsunuz?, Sitede ara, Aramak "
                 "istediğiniz kelime, Kelime girin, Aradığınız kelimeyi yazın"),
    subject={
        "books": words("Kitap, Kitap, Kitap, Kütüphane, Kütüphane, Kitaplar, Kütüphaneler, Yayınevleri, Yayınevi, Kitabevi, "
                       "Sahaf, Halk Kütüphanesi, Üniversite Kütüphanesi, Arşivler, Kitap Satış"),
        "jobs": words("İş İlanları, İş İlanları, İş İlanları, Kariyer, Kariyer, İnsan Kaynakları, İnsan Kaynakları, İş, "
                      "İstihdam, İş Ara, Eleman İlanları, Personel Alımı, İş ve Kariyer"),
        "flights": words("Uçak Bileti, Uçak Bileti, Uçak Bileti, Havayolları, Havayolları, Ucuz Uçak Bileti, Ucuz Uçak Bileti, "
                         "Havalimanları, Seyahat Acenteleri, Seyahat, Uçuşlar, Havayolu, Turizm"),
    },
    content={
        "books": words("kitap, kitaplar, kitabı, kitabın, kütüphane, kütüphaneci, kütüphanesi, okur, okuyucu, okuma, yazar, "
                       "yazarı, yazarlar, şair, çevirmen, çeviri, editör, çizer, yayınevi, yayıncı, yayın, yayınları, baskı, "
                       "1. baskı, basım yılı, basım, sayfa, sayfa sayısı, cilt, ciltli, karton kapak, ciltsiz, ISBN, barkod, "
                       "dil, Türkçe, roman, romanlar, öykü, hikaye, şiir, deneme, biyografi, anı, polisiye, bilim kurgu, "
                       "fantastik, klasikler, dünya klasikleri, Türk edebiyatı, dünya edebiyatı, çocuk kitabı, masal, çizgi "
                       "roman, gençlik, kişisel gelişim, tarih kitabı, felsefe, din, sözlük, ansiklopedi, ders kitabı, test "
                       "kitabı, soru bankası, YKS, KPSS, dergi, dergiler, gazete, makale, tez, yüksek lisans tezi, doktora "
                       "tezi, veri tabanı, tam metin, e-kitap, sesli kitap, ödünç, ödünç verme süresi, iade, iade tarihi, "
                       "rezerv, raf, yer numarası, demirbaş, konu başlığı, sınıflama, koleksiyon, nadir eser, yazma, el "
                       "yazması, Osmanlıca, arşiv belgesi, harita, kartpostal, gazete arşivi, dijitalleştirme, açık erişim, "
                       "kaynakça, bibliyografya, sahaf, ikinci el, temiz kondisyon, imzalı, tükendi, stokta, ön sipariş, yeni "
                       "çıkan, çok satan, ödüllü, Orhan Pamuk, Sabahattin Ali, Yaşar Kemal, Elif Şafak, Nazım Hikmet, kitapçı, "
                       "kitapsever, imza günü, kargo bedava, sepete ekle"),
        "jobs": words("iş, iş ilanı, ilan, ilanı, pozisyon, pozisyonu, kadro, kadrosu, eleman, personel, personeli, çalışan, "
                      "çalışanlar, işçi, memur, işveren, işyeri, firma, şirket, aday, adaylar, adayların, başvuru, başvuru "
                      "formu, başvuru tarihi, son başvuru, başvuru şartları, genel nitelikler, aranan nitelikler, iş tanımı, "
                      "görev, sorumluluklar, deneyim, en az 2 yıl deneyim, tecrübe, tecrübeli, deneyimsiz, mezun, lise mezunu, "
                      "üniversite mezunu, lisans, ön lisans, askerlik, ehliyet, B sınıfı ehliyet, yabancı dil, İngilizce "
                      "bilen, MS Office, özgeçmiş, CV, ön yazı, mülakat, görüşme, sınav, KPSS puanı, yazılı sınav, sözleşmeli, "
                      "sürekli işçi, atama, ALES, tam zamanlı, yarı zamanlı, part time, dönemsel, vardiya, vardiyalı, gece "
                      "vardiyası, esnek çalışma, uzaktan, hibrit, evden çalışma, maaş, ücret, net maaş, prim, yemek kartı, "
                      "servis, SGK, özel sağlık sigortası, yan haklar, yıllık izin, kıdem, staj, stajyer, çırak, yeni mezun, "
                      "engelli, müdür, şef, uzman, uzman yardımcısı, asistan, sekreter, muhasebe elemanı, satış danışmanı, "
                      "satış temsilcisi, mağaza müdürü, kasiyer, garson, aşçı, temizlik görevlisi, güvenlik görevlisi, şoför, "
                      "kurye, depo elemanı, forklift operatörü, kaynakçı, elektrikçi, CNC operatörü, tekniker, teknisyen, "
                      "mühendis, yazılım geliştirici, grafiker, öğretmen, araştırma görevlisi, öğretim görevlisi, doktor, "
                      "hemşire, ebe, eczacı, çağrı merkezi, işsiz, işsizlik, İŞKUR, istihdam"),
        "flights": words("uçak, uçuş, uçuşlar, uçuşu, sefer, seferler, seferi, bilet, bileti, biletler, havayolu, havayolları, "
                         "hava yolu, havalimanı, havaalanı, terminal, iç hat, dış hat, kalkış, kalkış saati, varış, varış "
                         "saati, gidiş, dönüş, gidiş-dönüş, tek yön, aktarmasız, aktarmalı, direkt uçuş, yolcu, yolcular, "
                         "yetişkin, çocuk, bebek, öğrenci indirimi, bagaj, el bagajı, 20 kg bagaj, fazla bagaj, biniş kartı, "
                         "biniş kapısı, uçağa biniş, koltuk, cam kenarı, ekonomi sınıfı, business class, kabin, kabin ekibi, "
                         "kaptan pilot, hostes, ikram, e-bilet, PNR, rezervasyon kodu, ücret kuralları, bilet fiyatı, en düşük "
                         "fiyat, vergiler dahil, hizmet bedeli, promosyon bilet, taksit imkanı, iptal, iade edilebilir, "
                         "değişiklik, rötar, gecikme, tazminat, yeni hat, hat, rota, aktarma, charter, tarifeli, düşük "
                         "maliyetli, yurt dışı çıkış harcı, pasaport, vizesiz, vize, gümrük, pasaport kontrol, uçuş noktası, "
                         "destinasyon, şehir turu, tatil paketi, otel dahil, tur, seyahat, seyahat acentesi, TÜRSAB, İstanbul "
                         "Havalimanı, Sabiha Gökçen, Esenboğa, Adnan Menderes, Antalya, Bodrum, Dalaman, Trabzon, Gaziantep, "
                         "Diyarbakır, Van, Ercan, Berlin, Frankfurt, Köln, Londra, Paris, Roma, Amsterdam, Bakü, Dubai, Cidde, "
                         "New York, THY, Pegasus, AJet, SunExpress, mil, puan"),
    },
    labels={
        "books": {
            "title": words("Eser Adı, Eser Adı, Eser Adı, Eser Adı, Kitap Adı, Kitap Adı, Kitap Adı, Kitap Adı, Kitap Adı, "
                           "Başlık, Başlık, Eser adında geçen, Kitap ismi, Başlıkta ara"),
            "author": words("Yazar, Yazar, Yazar, Yazar, Yazar, Yazar, Yazar, Yazar Adı, Yazar Adı, Yazar Adı, Yazar adı "
                            "soyadı, Yazar / Çevirmen, Sorumlu"),
            "publisher": words("Yayınevi, Yayınevi, Yayınevi, Yayınevi, Yayınevi, Yayıncı, Yayıncı, Yayınlayan, Yayın evi"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN, ISBN/ISSN, ISBN/ISSN, ISBN No, ISBN / Barkod"),
            "year": words("Yayın Yılı, Yayın Yılı, Yayın Yılı, Yıl, Yıl, Basım Yılı, Basım Yılı, Basım tarihi, Yayın tarihi, "
                          "Baskı yılı, Yıl aralığı"),
        },
        "jobs": {
            "title": words("Anahtar kelime, Anahtar kelime, Anahtar kelime, Pozisyon, Pozisyon, Pozisyon, Pozisyon adı, "
                           "Pozisyon veya firma, İş unvanı, Meslek, Ne iş arıyorsun?, Pozisyon ara, İlan başlığı, Kelime, "
                           "Unvan"),
            "company": words("Firma, Firma, Firma Adı, Firma Adı, Şirket, Şirket, Şirket, Kurum, Kurum, İşveren, Kurum adı"),
            "location": words("Şehir, Şehir, Şehir, Şehir, İl, İl, Lokasyon, Lokasyon, Konum, Nerede?, Şehir veya ilçe, "
                              "Çalışma yeri, Bölge, Ülke/Şehir"),
            "category": words("Kategori, Kategori, Departman, Departman, Departman, Sektör, Sektör, Sektör, Bölüm, İş alanı, "
                              "Çalışma alanı, Meslek grubu"),
            "salary": words("Maaş, Maaş, Maaş Beklentisi, Maaş Beklentisi, Ücret, Ücret aralığı, Minimum maaş, Net maaş"),
        },
        "flights": {
            "origin": words("Nereden, Nereden, Nereden, Nereden, Nereden, Nereden, Nereden, Nereden, Nereden?, Nereden?, "
                            "Kalkış, Kalkış, Kalkış Yeri, Kalkış noktası, Kalkış havalimanı, Gidiş şehri"),
            "destination": words("Nereye, Nereye, Nereye, Nereye, Nereye, Nereye, Nereye, Nereye, Nereye?, Nereye?, Varış, "
                                 "Varış, Varış Yeri, Varış noktası, Varış havalimanı"),
            "departure_date": words("Gidiş Tarihi, Gidiş Tarihi, Gidiş Tarihi, Gidiş Tarihi, Gidiş Tarihi, Gidiş, Gidiş, "
                                    "Gidiş, Kalkış tarihi, Uçuş tarihi, Gidiş tarihi seçin, Tarih"),
            "return_date": words("Dönüş Tarihi, Dönüş Tarihi, Dönüş Tarihi, Dönüş Tarihi, Dönüş Tarihi, Dönüş, Dönüş, Dönüş, "
                                 "Dönüş tarihi ekle, Geliş tarihi"),
            "airline": words("Havayolu, Havayolu, Havayolu, Havayolu, Havayolu, Havayolu şirketi, Havayolu şirketi, Hava yolu, "
                             "Tüm havayolları, Firma"),
        },
    },
)  # fmt: skip
