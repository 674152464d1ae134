"""Indonesian, as sites of the ninth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

ID = Tongue(
    "id", "yonder",
    searches=words("Cari, Cari, Cari, Cari, Pencarian, Pencarian, Pencarian, Search, Search, Telusuri, Penelusuran, Temukan, "
                   "Cari Sekarang, Cari di sini, Pencarian Sederhana, Pencarian Cepat, Mulai Pencarian, Masuk ke aplikasi, "
                   "Klik di sini"),
    own_searches={
        "books": words("Katalog, Katalog, Katalog, OPAC, OPAC, OPAC, Katalog Online, Katalog Online, Online Catalog, "
                       "Katalog Perpustakaan, Katalog Buku, Katalog Buku, Cari Buku, Cari Buku, Cari Koleksi, Pencarian Buku, "
                       "Pencarian Koleksi, Penelusuran Katalog, Penelusuran Koleksi, Telusur Katalog, Telusuri Koleksi, "
                       "Koleksi Buku, Semua Buku, Buku, Toko Buku, Toko, Shop, Katalog Induk Nasional, Indonesia OneSearch, "
                       "iPusnas, SLiMS, Digilib, Repository, e-Library, Perpustakaan Digital, Katalog Terbitan, Belanja Buku, "
                       "Beli Buku, Sirkulasi & Katalog"),
        "jobs": words("Lowongan Kerja, Lowongan Kerja, Lowongan Kerja, Lowongan Kerja, Lowongan, Lowongan, Lowongan, "
                      "Cari Lowongan, Cari Lowongan, Cari Lowongan Kerja, Cari Kerja, Cari Kerja, Cari Pekerjaan, "
                      "Lihat Lowongan, Lihat Semua Lowongan, Info Lowongan, Info Lowongan Kerja, Loker, Loker Terbaru, "
                      "Lowongan Terbaru, Lowongan Tersedia, Posisi Tersedia, Posisi yang Dibuka, Daftar Lowongan, "
                      "Temukan Pekerjaan, Temukan Lowongan, Lamar Sekarang, Peluang Karir, Kesempatan Berkarir, "
                      "Job Vacancy, Job Vacancies, Career Opportunities, Rekrutmen, e-Recruitment, Telusuri Pekerjaan, "
                      "Penerimaan Pegawai, Semua Lowongan"),
        "flights": words("Tiket Pesawat, Tiket Pesawat, Tiket Pesawat, Tiket Pesawat, Tiket Pesawat, Pesan Tiket, Pesan Tiket, "
                         "Pesan Penerbangan, Pesan Sekarang, Pesan Tiket Pesawat, Cari Penerbangan, Cari Penerbangan, "
                         "Cari Tiket, Cari Tiket, Cari Tiket Pesawat, Penerbangan, Penerbangan, Pesawat, Booking, "
                         "Booking Online, Booking Tiket, Tiket Pesawat Murah, Tiket Murah, Tiket Promo, Reservasi, "
                         "Reservasi Online, Beli Tiket, Beli Tiket Online, Cek Harga Tiket, Bandingkan Harga, "
                         "Cari Jadwal & Harga, Book Now, Flights, Tiket Domestik & Internasional, Pesawat + Hotel"),
    },
    details=words("Pencarian Lanjutan, Pencarian Lanjutan, Pencarian Spesifik, Pencarian Lanjutan, Pencarian Lanjutan, "
                  "Pencarian Lanjut, Pencarian Spesifik, Pencarian Spesifik, Advanced Search, Advanced Search, "
                  "Penelusuran Lanjutan, Pencarian Detail, Pencarian Lengkap, Opsi Lainnya, Filter Lainnya, Saring Hasil"),
    hubs=words("Layanan, Layanan, Layanan, Layanan Kami, Layanan Online, Informasi, Produk, Produk & Layanan, Aplikasi, "
               "Tautan, Jelajahi, Selengkapnya, Kategori, Menu"),
    own_hubs={
        "books": words("Perpustakaan, Perpustakaan, Koleksi, Koleksi, Buku, Buku, Sumber Daya, E-Resources, E-Resources, "
                       "Sumber Elektronik, Koleksi Digital, Layanan Perpustakaan, Toko Buku, Kategori Buku, Penerbit, "
                       "Terbitan, Buku Baru, Fiksi, Buku Pelajaran, Pustaka, UPT Perpustakaan, Arsip, Jurnal & Buku, "
                       "Baca Buku, Mahasiswa, Fasilitas, Sistem Informasi"),
        "jobs": words("Karir, Karir, Karir, Karir, Karier, Karier, Career, Careers, Bergabung dengan Kami, "
                      "Bergabung Bersama Kami, Bekerja di Sini, Kerja, Pekerjaan, Pencari Kerja, Pencari Kerja, "
                      "Untuk Pencari Kerja, Kandidat, SDM, Sumber Daya Manusia, Ketenagakerjaan, Pusat Karir, Kehidupan Kerja, "
                      "Mahasiswa & Lulusan Baru, Kepegawaian, Unit Kerja, Layanan Publik, Informasi Publik"),
        "flights": words("Penerbangan, Pesawat, Tiket, Destinasi, Destinasi, Destinasi Kami, Tujuan Penerbangan, Rute, "
                         "Rute Kami, Promo, Promo, Promo Tiket, Rencanakan Perjalanan, Perjalanan, Travel, Pesan & Kelola, "
                         "Penawaran, Penawaran Spesial, Maskapai, Info Penerbangan, Liburan, Paket Wisata, Penumpang, "
                         "Terbang Bersama Kami, Informasi Penumpang"),
    },
    chrome=pairs("Tentang Kami=tentang-kami, Profil=profil, Visi dan Misi=visi-misi, Struktur Organisasi=struktur-organisasi, "
                 "Kontak=kontak, Hubungi Kami=hubungi-kami, Kontak Kami=kontak-kami, Bantuan=bantuan, "
                 "Pertanyaan Umum=pertanyaan-umum, FAQ=faq, Kebijakan Privasi=kebijakan-privasi, "
                 "Syarat dan Ketentuan=syarat-ketentuan, Berita=berita, Pengumuman=pengumuman, Artikel=artikel, "
                 "Agenda=agenda, Galeri Foto=galeri, Unduhan=unduhan, Masuk=masuk, Daftar=daftar, Login=login, "
                 "Peta Situs=peta-situs, Blog=blog, Mitra Kami=mitra, Zona Integritas=zona-integritas, "
                 "Langganan Newsletter=langganan, Pengaduan=pengaduan, English=en, Ikuti Instagram Kami=instagram"),
    own_chrome={
        "books": pairs("Jam Layanan=jam-layanan, Jam Buka=jam-buka, Keanggotaan=keanggotaan, Area Anggota=area-anggota, "
                       "Tata Tertib=tata-tertib, Peminjaman & Pengembalian=peminjaman, Tanya Pustakawan=tanya-pustakawan, "
                       "Bebas Pustaka=bebas-pustaka, Cek Plagiasi=cek-plagiasi, Usulan Buku=usulan-buku, "
                       "Keranjang Belanja=keranjang, Cara Pembelian=cara-pembelian, Konfirmasi Pembayaran=konfirmasi, "
                       "Kirim Naskah=kirim-naskah, Perpustakaan Keliling=keliling, Ruang Baca Anak=anak, "
                       "Bedah Buku=bedah-buku, Buku Tamu=buku-tamu"),
        "jobs": pairs("Untuk Perusahaan=perusahaan, Pasang Lowongan=pasang-lowongan, Pasang Iklan=pasang-iklan, "
                      "Login Perusahaan=login-perusahaan, Tips Karir=tips-karir, Tips Wawancara=tips-wawancara, "
                      "Buat CV=buat-cv, Proses Seleksi=proses-seleksi, Magang=magang, Budaya Kami=budaya, "
                      "Nilai Perusahaan=nilai, Awas Penipuan=penipuan, Kartu Pencari Kerja (AK1)=ak1, Pelatihan=pelatihan, "
                      "Job Fair 2024=job-fair, Info Gaji=info-gaji, Pengumuman Kelulusan=kelulusan"),
        "flights": pairs("Check-in Online=check-in, Kelola Pemesanan=kelola-pemesanan, Pesanan Saya=pesanan-saya, "
                         "Status Penerbangan=status-penerbangan, Kedatangan=kedatangan, Keberangkatan=keberangkatan, "
                         "Bagasi=bagasi, Hotel=hotel, Kereta Api=kereta-api, Sewa Mobil=sewa-mobil, Kargo=kargo, "
                         "Refund & Reschedule=refund, Asuransi Perjalanan=asuransi, Syarat Pengangkutan=pengangkutan, "
                         "Program Loyalitas=loyalitas, Kantor Penjualan=kantor-penjualan, Umrah=umrah, "
                         "Daftar Agen=daftar-agen, Cara Pesan=cara-pesan"),
    },
    decoys=pairs("Petunjuk Pencarian=petunjuk-pencarian, Panduan Penelusuran=panduan, Temukan Kami di Facebook=facebook, "
                 "Penelitian=penelitian, Riset dan Inovasi=riset, Jasa SEO=jasa-seo, Lokasi Kami=lokasi, "
                 "Riwayat Pencarian=riwayat, Pencarian Populer=populer, Temukan Toko Terdekat=toko-terdekat, "
                 "Barang Hilang dan Temuan=barang-hilang, Basarnas: Pencarian dan Pertolongan=sar, "
                 "Cari Dokter=cari-dokter, Daftar Pencarian Orang=dpo, Katalog Pameran Foto=pameran"),
    filler=words("dan, yang, di, dengan, untuk, dari, pada, ke, ini, itu, dalam, adalah, tidak, akan, oleh, atau, juga, telah, "
                 "kami, Anda, kita, saya, bisa, dapat, ada, sudah, lebih, saat, para, agar, serta, karena, seperti, setelah, "
                 "sebagai, semua, setiap, hari, tahun, bulan, baru, terbaru, terbaik, resmi, kegiatan, masyarakat, kota, "
                 "kabupaten, provinsi, Indonesia, Jakarta, Surabaya, Bandung, Yogyakarta, baca selengkapnya, lihat semua, "
                 "gratis, mulai, hingga, secara, antara, pukul, WIB, Senin, Agustus, informasi, peserta, program, lainnya, "
                 "mudah, cepat, aman, Rp, hanya, selamat datang, bersama"),
    button=words("Cari, Cari, Cari, Search, Temukan, Telusuri"),
    prompt=words("Cari, Cari, Cari..., Cari di sini..., Kata kunci, Kata kunci, Masukkan kata kunci, Ketik kata kunci, "
                 "Search..., Apa yang Anda cari?"),
    subject={
        "books": words("Buku, Perpustakaan, Toko Buku, Penerbit, Perpustakaan Universitas, Perpustakaan Daerah, Literatur"),
        "jobs": words("Lowongan Kerja, Karir, Pekerjaan, Loker, Bursa Kerja, Bursa Kerja Khusus, Ketenagakerjaan"),
        "flights": words("Tiket Pesawat, Penerbangan, Maskapai, Agen Travel, Bandara, Travel, Tiket Murah"),
    },
    content={
        "books": words("buku, penulis, pengarang, perpustakaan, pustakawan, katalog, judul, novel, cerpen, puisi, komik, fiksi, "
                       "nonfiksi, buku anak, buku pelajaran, buku ajar, penerbit, cetakan, edisi, tahun terbit, halaman, ISBN, "
                       "sampul, soft cover, hard cover, e-book, buku bekas, buku langka, naskah, naskah kuno, jurnal, majalah, "
                       "surat kabar, skripsi, tesis, disertasi, koleksi, koleksi referensi, anggota, kartu anggota, peminjaman, "
                       "pengembalian, perpanjangan, denda, tersedia, sedang dipinjam, eksemplar, nomor panggil, klasifikasi, "
                       "ruang baca, rak, literasi, minat baca, pembaca, resensi, terjemahan, terlaris, diskon, stok, "
                       "Pramoedya Ananta Toer, Tere Liye, Laskar Pelangi, agama Islam, ensiklopedia, kamus, arsip, "
                       "deposit, bahan pustaka, peluncuran buku"),
        "jobs": words("lowongan, kerja, pekerjaan, posisi, jabatan, perusahaan, PT, karyawan, pegawai, pelamar, kandidat, "
                      "lamaran, surat lamaran, CV, daftar riwayat hidup, wawancara, interview, psikotes, tes tertulis, "
                      "seleksi, gaji, UMR, tunjangan, BPJS, bonus, THR, full time, part time, kontrak, tetap, freelance, "
                      "magang, fresh graduate, lulusan, pendidikan minimal, SMA/SMK, D3, S1, jurusan, IPK minimal, "
                      "usia maksimal, pengalaman, kualifikasi, persyaratan, tanggung jawab, penempatan, domisili, bersedia, "
                      "shift, lembur, kirim lamaran, batas akhir, staf administrasi, admin, kasir, sales, marketing, "
                      "operator produksi, supervisor, manajer, akuntan, guru, dosen, perawat, dokter, apoteker, sopir, satpam, "
                      "kurir, barista, teknisi, programmer, BUMN, CPNS, PPPK, outsourcing, pabrik, disnaker, pelatihan kerja"),
        "flights": words("penerbangan, tiket, pesawat, maskapai, bandara, berangkat, keberangkatan, kedatangan, tiba, tujuan, "
                         "sekali jalan, pulang pergi, langsung, transit, penumpang, dewasa, anak, bayi, bagasi, bagasi kabin, "
                         "boarding pass, gerbang, terminal, kursi, kelas ekonomi, kelas bisnis, harga mulai, termasuk pajak, "
                         "promo, kode promo, kode booking, e-ticket, pembayaran, transfer bank, refund, jadwal, paspor, visa, "
                         "KTP, domestik, internasional, rute, Jakarta, Soekarno-Hatta, Surabaya, Denpasar, Bali, Yogyakarta, "
                         "Medan, Makassar, Balikpapan, Lombok, Labuan Bajo, Singapura, Kuala Lumpur, Bangkok, Jeddah, Tokyo, "
                         "Garuda Indonesia, Lion Air, Citilink, Batik Air, AirAsia, tertunda, dibatalkan, awak kabin, mudik, "
                         "liburan, umrah, perjalanan, murah"),
    },
    labels={
        "books": {
            "title": words("Judul, Judul, Judul, Judul Buku, Judul buku"),
            "author": words("Pengarang, Pengarang, Penulis, Penulis, Nama pengarang"),
            "publisher": words("Penerbit, Penerbit, Nama penerbit"),
            "isbn": words("ISBN, ISBN/ISSN, ISBN/ISSN, Nomor ISBN"),
            "year": words("Tahun terbit, Tahun Terbit, Tahun, Tahun penerbitan"),
        },
        "jobs": {
            "title": words("Kata kunci, Posisi, Posisi, Jabatan, Nama pekerjaan, Posisi atau kata kunci, Pekerjaan"),
            "company": words("Perusahaan, Perusahaan, Nama Perusahaan, Instansi"),
            "location": words("Lokasi, Lokasi, Lokasi, Kota, Provinsi, Kota atau provinsi, Penempatan"),
            "category": words("Kategori, Bidang, Bidang pekerjaan, Industri, Spesialisasi, Fungsi pekerjaan"),
            "salary": words("Gaji, Gaji minimum, Kisaran gaji, Gaji yang diharapkan"),
        },
        "flights": {
            "origin": words("Dari, Dari, Dari, Asal, Kota asal, Kota keberangkatan"),
            "destination": words("Ke, Ke, Ke, Tujuan, Tujuan, Kota tujuan"),
            "departure_date": words("Berangkat, Pergi, Tanggal berangkat, Tanggal pergi, Tanggal keberangkatan"),
            "return_date": words("Pulang, Pulang, Kembali, Tanggal pulang, Tanggal kembali"),
            "airline": words("Maskapai, Maskapai, Semua maskapai, Maskapai penerbangan"),
        },
    },
)  # fmt: skip
