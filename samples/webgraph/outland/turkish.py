"""Turkish, as sites of the eighth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

TR = Tongue(
    "tr", "outland",
    searches=words("Ara, Ara, Ara, Ara, Ara, Ara, Arama, Arama, Arama, Arama, Site içi arama, Hızlı arama, "
                   "Basit arama, Aramaya başla, Arama yap, Sorgula, Sorgulama, Bul, Detaylı ara, Yeni arama"),
    own_searches={
        "books": words("Katalog Tarama, Katalog Tarama, Katalog Tarama, Katalog Tarama, Katalog Tarama, "
                       "Katalog Tarama, Kütüphane Kataloğu, Kütüphane Kataloğu, Kütüphane Kataloğu, Kitap Ara, "
                       "Kitap Ara, Kitap Ara, Katalog, Katalog, Katalog, Katalog, Katalog Arama, Katalog Arama, "
                       "Katalog tarama, Çevrimiçi Katalog, Online Katalog, Kataloğu Tara, Katalogda Ara, "
                       "Toplu Katalog, Ulusal Toplu Katalog, Kitap Arama, Kitap Bul, Kitap Tarama, Yayın Ara, "
                       "Yayın Tarama, Eser Ara, Eser Tarama, Koleksiyonda Ara, Koleksiyon Tarama, Kaynak Tarama, "
                       "Kaynak Ara, Tarama, Tarama, Toplu Tarama, Tez Tarama, KOHA Katalog Tarama, Yordam, "
                       "Yordam Katalog, BLISS, TO-KAT, EDS Keşif Aracı, Keşif Aracı, OPAC, Tüm Kitaplar, Tüm Kitaplar, "
                       "Kitap Listesi, Sahafta Ara, İkinci El Kitap Ara, Yazar veya kitap ara, Satın Al"),
        "jobs": words("İş İlanları, İş İlanları, İş İlanları, İş İlanları, İş İlanları, İş İlanları, İş Ara, İş Ara, "
                      "İş Ara, İş Ara, İş Ara, Açık Pozisyonlar, Açık Pozisyonlar, Açık Pozisyonlar, Açık Pozisyonlar, "
                      "Açık Pozisyonlar, Açık Pozisyonlar, Tüm İlanlar, Tüm İlanlar, İş Başvurusu, İş Başvurusu, "
                      "İş Başvurusu, İş Arama, İş Bul, İş ilanı ara, İlan Ara, İlanlar, Tüm ilanları gör, "
                      "İlanları İncele, Güncel İlanlar, Güncel İş İlanları, Açık pozisyonları gör, "
                      "Açık pozisyonları incele, Tüm Pozisyonlar, Pozisyonlar, Pozisyon Ara, Açık İlanlar, "
                      "Açık İş Pozisyonları, Boş Pozisyonlar, Personel Alım İlanları, Personel Alımı, İş Fırsatları, "
                      "Kariyer Fırsatları, İş Olanakları, Bugünün İlanları, Şehrindeki iş ilanları, Başvur, "
                      "Hemen Başvur, Online Başvuru, Başvuru Yap, Kariyer Kapısı, Akademik İlanlar, Staj İlanları, "
                      "Kariyer.net ilanlarımız, İŞKUR İlanları, Açık İş Sorgulama"),
        "flights": words("Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak Bileti, Uçak Bileti, "
                         "Bilet Al, Bilet Al, Bilet Al, Bilet Al, Bilet Al, Uçuş Ara, Uçuş Ara, Uçuş Ara, "
                         "Uçak Bileti Al, Uçak Bileti Al, Rezervasyon, Rezervasyon, Rezervasyon, Rezervasyon, "
                         "Ucuz Uçak Bileti, Ucuz Uçak Bileti, Ucuz Uçak Bileti, Uçak Bileti Ara, Uçak Bileti Bul, "
                         "Ucuz Uçak Biletleri, Uçak Biletleri, Online Bilet, Online Bilet Al, Bilet Ara, Bilet Bul, "
                         "Hemen Al, Uçuş ara, Uçuş Bul, Uçuş Arama, Uçuşlar, Uçuşlar, Uçuş Rezervasyonu, "
                         "Rezervasyon Yap, Online Rezervasyon, Uçuş Planla, Ucuz Bilet Bul, Ucuz Bilet, En Ucuz Bilet, "
                         "En ucuz fiyatlar, Fiyat Takvimi, Ucuz Uçuş Bul, Yurt İçi Uçak Bileti, Yurt Dışı Uçak Bileti, "
                         "Uçuş fiyatlarını karşılaştır, Promosyonlu Biletler, Ödül Bilet, Mil ile bilet al, Tarife, "
                         "Uçuş Tarifesi, Tarife Sorgulama, Nereye uçmak istersin?"),
    },
    details=words("Detaylı Arama, Detaylı Arama, Detaylı Arama, Detaylı arama, Gelişmiş Arama, Gelişmiş Arama, "
                  "Gelişmiş Arama, Gelişmiş arama, Ayrıntılı Arama, Ayrıntılı arama, Ayrıntılı Tarama, "
                  "Gelişmiş Tarama, Detaylı Tarama, Daha fazla seçenek, Filtrele, Tüm filtreler, Aramayı daralt"),
    hubs=words("Hizmetler, Hizmetler, Hizmetlerimiz, Hizmetlerimiz, Online İşlemler, Online Hizmetler, E-Hizmetler, "
               "E-İşlemler, Hızlı Erişim, Hızlı Erişim, Hızlı Menü, Bağlantılar, Keşfet, Keşfet, Tümü, Devamı, "
               "Daha fazla, Ürünler, Ürünlerimiz, Bilgi, Kaynaklar, Faydalı Linkler, Vatandaş, İşlemler, Bireysel, "
               "Neler Yapıyoruz, Başla"),
    own_hubs={
        "books": words("Kütüphane, Kütüphane, Kütüphane, Kütüphanemiz, Kütüphaneler, Kitaplar, Kitaplar, Kitap, "
                       "Koleksiyon, Koleksiyonlar, Koleksiyonlar, Dijital Koleksiyonlar, Dijital Kütüphane, "
                       "E-Kütüphane, E-Kaynaklar, E-Kaynaklar, Elektronik Kaynaklar, Elektronik Kaynaklar, "
                       "Veri Tabanları, Veritabanları, Basılı Kaynaklar, Araştırma, Araştırma Desteği, Kaynaklar, "
                       "Kütüphane Hizmetleri, Ödünç Alma, Yayınlar, Yayınlarımız, Yayınevi, Kategoriler, Türler, "
                       "Yazarlar, Yeni Çıkanlar, Çok Satanlar, Nadir Eserler, Arşiv, Bilgi Merkezi, Kitap ve Kırtasiye"),
        "jobs": words("Kariyer, Kariyer, Kariyer, Kariyer, Kariyer, İnsan Kaynakları, İnsan Kaynakları, "
                      "İnsan Kaynakları, İnsan Kaynakları, İK, Bize Katıl, Bize Katıl, Bize Katılın, Aramıza Katıl, "
                      "Ekibimize Katılın, Birlikte Çalışalım, Bizimle Çalış, Bizde Kariyer, Kariyer Olanakları, Aday, "
                      "Adaylar, İş Arayan, İş Arayanlar, Çalışma Hayatı, Yeni Mezunlar, Öğrenci ve Yeni Mezun, "
                      "Genç Yetenekler, Çalışanlarımız, Bizde Yaşam, İstihdam, İş Fırsatları ve Kariyer, Personel"),
        "flights": words("Uçuş, Uçuşlar, Seyahat, Seyahat, Seyahat Planla, Seyahatini Planla, Planla, Planla ve Al, "
                         "Planla & Uç, Uçuş Noktaları, Uçuş Noktaları, Uçuş Noktalarımız, Destinasyonlar, "
                         "Nereye Uçuyoruz?, Kampanyalar, Kampanyalar, Kampanyalar, Fırsatlar, Fırsatlar, "
                         "Uçuş Fırsatları, Uçak Bileti Kampanyaları, Yolcu, Yolcu Bilgileri, Yolcu Rehberi, "
                         "Uçuş Öncesi, Seyahat Bilgileri, Keşfet, Tatil, Turlar, Havayolları, Uçuş Bilgileri, "
                         "Bilet İşlemleri"),
    },
    chrome=pairs("Hakkımızda=hakkimizda, Biz Kimiz=biz-kimiz, Kurumsal=kurumsal, İletişim=iletisim, "
                 "Bize Ulaşın=bize-ulasin, Yardım=yardim, Sıkça Sorulan Sorular=sikca-sorulan-sorular, SSS=sss, "
                 "Gizlilik Politikası=gizlilik-politikasi, KVKK=kvkk, KVKK Aydınlatma Metni=kvkk-aydinlatma-metni, "
                 "Çerez Politikası=cerez-politikasi, Kullanım Koşulları=kullanim-kosullari, "
                 "Site Haritası=site-haritasi, Haberler=haberler, Duyurular=duyurular, Etkinlikler=etkinlikler, "
                 "Blog=blog, Giriş Yap=giris-yap, Üye Ol=uye-ol, Üye Girişi=uye-girisi, E-Bülten=e-bulten, "
                 "Basın Odası=basin-odasi, Bilgi Edinme=bilgi-edinme, Mevzuat=mevzuat, Fotoğraf Galerisi=galeri, "
                 "English=en, Yönetim=yonetim, Sürdürülebilirlik=surdurulebilirlik, Misyon ve Vizyon=misyon-vizyon, "
                 "Bizi Takip Edin=sosyal-medya, Yatırımcı İlişkileri=yatirimci, Künye=kunye"),
    own_chrome={
        "books": pairs("Çalışma Saatleri=calisma-saatleri, Üyelik=uyelik, Üyelik İşlemleri=uyelik-islemleri, "
                       "Kütüphane Kuralları=kurallar, Ödünç Verme Kuralları=odunc-kurallari, "
                       "Kütüphaneciye Sor=kutuphaneciye-sor, Kütüphanelerarası Ödünç=ill, "
                       "Yayın İstek Formu=yayin-istek, Kitap Bağışı=kitap-bagisi, Süre Uzatma=sure-uzatma, "
                       "Hesabım=hesabim, Çalışma Odası Rezervasyonu=calisma-odasi, Kitap Kulübü=kitap-kulubu, "
                       "Yazarla Buluşma=soylesi, Çocuk Kütüphanesi=cocuk, Gezici Kütüphane=gezici-kutuphane, "
                       "Kampüs Dışı Erişim=kampus-disi-erisim, Kütüphane Haftası=kutuphane-haftasi, "
                       "Kitap Fuarı 2024=kitap-fuari, Sepetim=sepetim, Kargo ve Teslimat=kargo, İade Koşulları=iade, "
                       "Dosya Gönder=dosya-gonder, Siparişlerim=siparislerim, Açık Erişim Politikası=acik-erisim"),
        "jobs": pairs("İşveren=isveren, İşverenler için=isverenler, İlan Ver=ilan-ver, "
                      "Ücretsiz İlan Ver=ucretsiz-ilan, Aday Girişi=aday-girisi, Özgeçmiş Oluştur=ozgecmis, "
                      "CV Gönder=cv-gonder, İşe Alım Süreci=ise-alim-sureci, Yan Haklar=yan-haklar, Staj=staj, "
                      "Staj Programı=staj-programi, Mülakat Teknikleri=mulakat, Kariyer Rehberi=kariyer-rehberi, "
                      "Kariyer Günleri 2024=kariyer-gunleri, İK Politikamız=ik-politikamiz, "
                      "Performans Yönetimi=performans, Maaş Araştırması=maaslar, İş İlanı Bildirimleri=bildirimler, "
                      "Değerlerimiz=degerlerimiz, Çalışan Hikayeleri=hikayeler, Sınav Sonuçları=sinav-sonuclari, "
                      "İşsizlik Ödeneği=issizlik-odenegi, Mesleki Eğitim=mesleki-egitim"),
        "flights": pairs("Check-in=check-in, Online Check-in=online-check-in, Rezervasyonlarım=rezervasyonlarim, "
                         "Biletimi Yönet=biletimi-yonet, Seyahatlerim=seyahatlerim, PNR Sorgula=pnr-sorgula, "
                         "Uçuş Durumu=ucus-durumu, Geliş Gidiş Bilgileri=gelis-gidis, Bagaj=bagaj, "
                         "Bagaj Kuralları=bagaj-kurallari, Koltuk Seçimi=koltuk-secimi, "
                         "Bilet İptal ve İade=bilet-iptal, Açığa Alma=aciga-alma, Otel=otel, Otobüs Bileti=otobus, "
                         "Araç Kiralama=arac-kiralama, Otopark=otopark, Transfer=transfer, "
                         "Taşıma Şartları=tasima-sartlari, Yolcu Hakları=yolcu-haklari, Sadakat Programı=sadakat, "
                         "Kargo=kargo, Kayıp Eşya=kayip-esya, Satış Ofisleri=satis-ofisleri, Vize İşlemleri=vize, "
                         "Kariyer=kariyer"),
    },
    decoys=pairs("Arama İpuçları=arama-ipuclari, Arama Yardımı=arama-yardimi, Kayıtlı Aramalarım=kayitli-aramalarim, "
                 "Son Aramalar=son-aramalar, Popüler Aramalar=populer-aramalar, Arama Kurtarma=arama-kurtarma, "
                 "Arama Motoru Optimizasyonu=seo, Araştırma Projeleri=arastirma-projeleri, En Yakın Şube=subeler, "
                 "Bayi Bul=bayiler, Kayıp ve Bulunan=kayip-bulunan, Bizi Arayın=bizi-arayin, "
                 "Sizi Arayalım=sizi-arayalim, Borç Sorgulama=borc, Araştırma Merkezleri=merkezler, "
                 "Nasıl Gidilir=nasil-gidilir, Başvuru Takibi=basvuru-takibi, Doktor Bul=doktorlar"),
    filler=words("ve, bir, bu, ile, için, da, de, en, çok, daha, olarak, olan, her, ne, nasıl, tüm, sizin, size, "
                 "bizim, sizi, yeni, şimdi, bugün, hemen, kadar, sonra, önce, ya da, veya, gibi, göre, üzere, ise, "
                 "ancak, ayrıca, birlikte, büyük, güzel, iyi, yıl, yılı, gün, hafta, ay, saat, Türkiye, İstanbul, "
                 "Ankara, İzmir, şehir, belediye, üniversite, genel, müdürlüğü, başkanlığı, merkezi, bilgi, hizmet, "
                 "ücretsiz, sosyal, devamı, detaylar, tıklayınız, açıklama, arasında, tarafından, hakkında, insan, "
                 "ülke, dünya, yer, tarihinde, değerli, sayın, sadece, 2024, TL, pazartesi"),
    button=words("Ara, Ara, Ara, Ara, Bul, Listele, Sorgula, Tara, Gönder"),
    prompt=words("Ara, Ara, Ara..., Arama, Aranacak kelime, Anahtar kelime, Anahtar kelime girin, Sitede ara, "
                 "Ne aramıştınız?, Ne arıyorsunuz?, Aramak istediğiniz kelime, Kelime yazın"),
    subject={
        "books": words("Kitap, Kitaplar, Kütüphaneler, Kitabevleri, Kitap ve Edebiyat, Yayınevleri, Sahaflar"),
        "jobs": words("İş İlanları, İş, Kariyer, İnsan Kaynakları, İş ve Kariyer, İşverenler, Eleman Arayanlar"),
        "flights": words("Uçak Bileti, Havayolları, Uçuşlar, Ucuz Uçak Bileti, Seyahat, Seyahat Acenteleri, "
                         "Havalimanları"),
    },
    content={
        "books": words("kitap, kitaplar, kitabı, yazar, yazarlar, yazarı, kütüphane, kütüphaneci, eser, eserler, "
                       "roman, öykü, şiir, deneme, polisiye, tarih, edebiyat, dünya klasikleri, çocuk kitapları, "
                       "masal, çizgi roman, biyografi, anı, ciltli, karton kapak, e-kitap, sesli kitap, yayınevi, "
                       "yayınları, yayıncı, baskı, 1. baskı, basım yılı, sayfa, sayfa sayısı, ISBN, dizi, cilt, "
                       "çeviri, çevirmen, editör, çok satanlar, yeni çıkanlar, indirimli kitap, imza günü, okur, "
                       "okurlar, okuma, ödünç, ödünç alma, iade, iade tarihi, süre uzatma, ayırtma, üye, raf, "
                       "yer numarası, süreli yayınlar, dergi, gazete, makale, tez, yüksek lisans, doktora tezi, "
                       "el yazması, yazma eserler, Osmanlıca, nadir eser, sahaf, ikinci el, ders kitapları, "
                       "sınav hazırlık, kitabevi, stokta, edebiyat ödülü, koleksiyon, okuma salonu"),
        "jobs": words("iş, iş ilanı, pozisyon, kadro, personel, eleman, işe alım, alım, aday, adaylar, başvuru, "
                      "son başvuru tarihi, özgeçmiş, CV, ön yazı, mülakat, işveren, firma, şirket, çalışan, "
                      "çalışma arkadaşı, tam zamanlı, yarı zamanlı, dönemsel, uzaktan, hibrit, vardiya, maaş, ücret, "
                      "yemek kartı, servis, özel sağlık sigortası, SGK, prim, yıllık izin, deneyim, tecrübeli, "
                      "tecrübesiz, lise mezunu, lisans, üniversite mezunu, askerlik, ehliyet, B sınıfı, "
                      "genel nitelikler, iş tanımı, iyi derecede İngilizce, MS Office, takım çalışması, müdür, uzman, "
                      "uzman yardımcısı, yönetici, mühendis, muhasebe elemanı, hemşire, öğretmen, memur, "
                      "sözleşmeli personel, işçi, KPSS, araştırma görevlisi, satış danışmanı, kasiyer, şoför, kurye, "
                      "garson, aşçı, tekniker, teknisyen, kaynakçı, forklift operatörü, yazılımcı, "
                      "yazılım geliştirici, sekreter, çağrı merkezi, güvenlik görevlisi, stajyer, yeni mezun, meslek, "
                      "sektör, departman, engelli"),
        "flights": words("uçak, uçuş, uçuşlar, bilet, uçak bileti, havayolu, hava yolları, havalimanı, havaalanı, "
                         "kalkış, varış, gidiş, dönüş, gidiş-dönüş, tek yön, aktarmasız, aktarmalı, direkt uçuş, "
                         "yolcu, yolcular, yetişkin, çocuk, bebek, öğrenci, 65 yaş üstü, kabin bagajı, el bagajı, "
                         "20 kg, biniş kartı, kapı, terminal, koltuk, ekonomi, business, mil, miles, 499 TL'den, "
                         "vergiler dahil, hizmet bedeli, fiyat, kampanya, indirim, rezervasyon, PNR, e-bilet, "
                         "pasaport, kimlik, vize, vizesiz, iç hat, dış hat, yurt içi, yurt dışı, İstanbul, "
                         "Sabiha Gökçen, Ankara, Esenboğa, İzmir, Antalya, Adana, Trabzon, Dalaman, Bodrum, "
                         "Diyarbakır, Van, Ercan, Londra, Berlin, Köln, Amsterdam, Paris, Bakü, Dubai, New York, "
                         "rötar, iptal, kabin ekibi, pilot, uçak filosu, umre, tatil, bayram, yaz tarifesi, seyahat"),
    },
    labels={
        "books": {
            "title": words("Eser Adı, Eser Adı, Kitap Adı, Kitap Adı, Başlık, Başlık, Kitabın adı"),
            "author": words("Yazar, Yazar, Yazar, Yazar, Yazar Adı, Yazar / Editör"),
            "publisher": words("Yayınevi, Yayınevi, Yayıncı, Yayımcı"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN No, Barkod"),
            "year": words("Yıl, Yayın Yılı, Yayın Yılı, Basım Yılı, Yayın Tarihi"),
        },
        "jobs": {
            "title": words("Pozisyon, Pozisyon, Anahtar Kelime, Meslek, Pozisyon veya firma adı, Ne iş arıyorsun?, "
                           "Kelime"),
            "company": words("Firma, Firma Adı, Şirket, Şirket, İşveren, Kurum"),
            "location": words("Şehir, Şehir, İl, Lokasyon, İl / İlçe, Konum, Çalışma Yeri, Nerede?"),
            "category": words("Sektör, Sektör, Departman, Departman, Kategori, İş Alanı"),
            "salary": words("Maaş, Ücret, Maaş Aralığı, Minimum Maaş"),
        },
        "flights": {
            "origin": words("Nereden, Nereden, Nereden, Nereden, Kalkış, Kalkış Noktası, Kalkış Havalimanı"),
            "destination": words("Nereye, Nereye, Nereye, Nereye, Varış, Varış Noktası, Varış Havalimanı"),
            "departure_date": words("Gidiş Tarihi, Gidiş Tarihi, Gidiş, Gidiş, Kalkış Tarihi, Uçuş Tarihi"),
            "return_date": words("Dönüş Tarihi, Dönüş Tarihi, Dönüş, Dönüş"),
            "airline": words("Havayolu, Havayolu, Havayolu Şirketi, Hava yolu"),
        },
    },
)  # fmt: skip
