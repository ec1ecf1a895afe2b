import { CITY_FIRST } from './common.ts';
import type { Region } from './region.ts';

/** Indonesia. Source: the population register's lists of names; the address format of Pos Indonesia. */
export const indonesia: Region = {
  countries: {
    ID: {
      name: 'Indonesia',
      currency: 'IDR',
      language: 'id',
      phone: '+62 58-####-####',
      utcOffset: 420,
      cities: `
        Jakarta|-6.2088|106.8306
        Bandung|-6.9175|107.6191
        Surabaya|-7.2875|112.7321
        Yogyakarta|-7.7956|110.3695`,
      towns: 'Medan, Semarang, Makassar, Palembang, Malang, Denpasar, Padang',
      forms: { 'PT *': 14, 'CV *': 5 },
      tax: 11,
      level: 0.35,
    },
  },
  female: `Endang, Ningsih, Rahayu, Ratna, Sri, Suci, Sulastri, Tuti, Wati, Yanti, Ade, Cahyani, Citra, Dewi, Dian, Eka,
    Fitri, Fitriani, Indah, Kartika, Lestari, Lia, Maya, Mega, Mira, Puspita, Ratih, Rini, Sari, Wulan, Aisyah, Amelia,
    Anggraini, Anisa, Cinta, Intan, Kirana, Nadia, Nurul, Putri`,
  male: `Agus, Bambang, Budi, Dedi, Eko, Hendra, Heru, Iwan, Slamet, Teguh, Adi, Agung, Ahmad, Anton, Arief, Ary, Bayu,
    Cahyo, Deni, Fauzi, Irfan, Kurniawan, Lukman, Nugroho, Pandu, Putu, Surya, Wayan, Yoga, Yudi, Aldi, Bagus, Dimas,
    Fajar, Galih, Ilham, Reza, Rian, Rizky, Satria`,
  anyone: 'Ari, Kadek, Nur, Rizki, Tri, Wira',
  family: `Adriansyah, Anggara, Ardiansyah, Aritonang, Atmaja, Baskoro, Cahyadi, Darmawan, Firmansyah, Ginting,
    Gunawan, Halim, Handayani, Harahap, Hasibuan, Hermawan, Irawan, Iskandar, Kusnadi, Kusuma, Laksono, Mahendra,
    Manurung, Maulana, Mulyadi, Nainggolan, Nugraha, Pangestu, Panjaitan, Permadi, Prabawa, Pradana, Prasetyo, Pratama,
    Purnama, Purwanto, Putra, Ramadhan, Riyadi, Sanjaya, Santoso, Saputra, Saragih, Setiawan, Simanjuntak, Sinaga,
    Siregar, Sitompul, Sudrajat, Sukmawan, Supriyadi, Susanto, Sutanto, Suwandi, Syahputra, Utama, Utomo, Wibowo,
    Wicaksono, Wijaya, Winata`,
  streets: {
    form: 'Jalan * No. #',
    numbers: [[1, 240]],
    names: `Ahmad Yani, Anggrek, Asia Afrika, Cempaka, Cendana, Diponegoro, Gajah Mada, Gatot Subroto,
      Imam Bonjol, Kartini, Kemuning, Kenanga, Mangga, Mawar, Melati, Merpati, Pahlawan, Pattimura, Pemuda, Rajawali,
      Raya Timur, Sudirman, Supratman, Thamrin, Veteran`,
  },
  clubs: {
    words: `Badai, Bahari, Banteng, Bintang, Cakrawala, Elang, Gajah, Garuda Muda, Gelora, Gemilang, Halilintar,
      Harimau, Kancil, Kencana, Kilat, Kobra, Komodo, Laskar, Macan, Mandala, Merapi,
      Merdeka, Mutiara, Nusantara, Pahlawan, Pelangi, Perkasa, Petir, Pusaka, Rajawali, Sakti, Samudra, Satria,
      Surya, Tirta, Topan, Tunas, Wahana`,
    parts: `Utara, Selatan, Barat, Tengah, Cempaka, Kampung Baru, Kebun Raya, Kota Lama, Lembah Hijau, Pasar Baru,
      Pelabuhan, Puri, Sungai, Tanjung`,
    cores: CITY_FIRST,
    marks: { Football: 'PS *, * FC, * United', Basketball: '*, * BC', any: '* Club, PS *' },
  },
  grounds: { outdoor: 'Stadion *, Stadion Utama *', hall: 'GOR *, Gelanggang *', ice: 'Arena Es *' },
  hotels: {
    plain: 'Wisma *, Pondok *',
    withCity: 'Hotel * @, Wisma * @, Pondok * @, Griya * @, Puri * @',
    words: `Akasia, Alamanda, Angsana, Arjuna, Bangau, Cemara, Cemerlang, Cendrawasih, Dahlia, Flamboyan, Jati, Jatayu,
      Kasuari, Kemuning, Kenanga, Ketapang, Mahoni, Melati, Merak, Mutiara, Nilam, Pinus, Seruni,
      Srikandi, Trembesi`,
    and: ' & ',
  },
  tradeNames: {
    between: ' ',
    starts: 'Cahaya, Bumi, Samudra, Karya, Citra, Mega, Bintang, Rimba, Tirta, Puspa',
    ends: 'Jaya, Raya, Indah, Abadi, Lestari',
    own: 'Bersaudara, Sentosa, Persada',
  },
};
