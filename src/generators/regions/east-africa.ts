import { CITY_FIRST, ENGLISH_CLUBS } from './common.ts';
import type { Region, Streets } from './region.ts';

/** Address format of Tanzania and Uganda. */
const NUMBER_FIRST: Pick<Streets, 'form' | 'numbers'> = { form: '# *', numbers: [[1, 160]] };

/** Kenya, Tanzania and Uganda. Source: names common in the voters' registers; the postal services' address formats. */
export const eastAfrica: Region = {
  countries: {
    KE: {
      name: 'Kenya',
      currency: 'KES',
      language: 'sw',
      phone: '+254 39 ### ####',
      utcOffset: 180,
      sports: 'Rugby',
      cities: `
        Nairobi|-1.2921|36.8119
        Nakuru|-0.3031|36.08`,
      towns: 'Mombasa, Kisumu, Eldoret, Thika',
      forms: { Ltd: 15, PLC: 2 },
      tax: 16,
      level: 0.4,
      families: [18, 46],
    },
    TZ: {
      name: 'Tanzania',
      currency: 'TZS',
      language: 'sw',
      phone: '+255 64 ### ####',
      utcOffset: 180,
      cities: `
        Dar es Salaam|-6.8124|39.2483
        Arusha|-3.3769|36.683`,
      towns: 'Mwanza, Dodoma, Tanga, Mbeya',

      forms: { Ltd: 15, PLC: 1 },
      tax: 18,
      level: 0.4,
      families: [46, 72],
      streets: {
        ...NUMBER_FIRST,
        names: `Arusha Road, Azikiwe Street, Bagamoyo Road, Hospital Road, India Street, Kisiwa Road, Kiwanja Road,
          Lindi Street, Mbuyuni Road, Mkunguni Street, Morogoro Road, Msasani Road, Shule Road,
          Sokoine Drive, Uhuru Street`,
      },
    },
    UG: {
      name: 'Uganda',
      currency: 'UGX',
      language: 'en',
      phone: '+256 723 ### ###',
      utcOffset: 180,
      sports: 'Rugby',
      cities: `
        Kampala|0.3276|32.5825`,
      towns: 'Jinja, Mbarara, Gulu',

      forms: { Ltd: 17 },
      tax: 18,
      level: 0.4,
      families: [0, 26],
      streets: {
        ...NUMBER_FIRST,
        names: `Acacia Avenue, Bombo Road, Bukoto Street, Church Road, Entebbe Road, Hill Lane, Hospital Road, Jinja Road,
          Lumumba Avenue, Market Street, Martyrs Way, Mission Road, Nile Avenue, Station Road, William Street`,
      },
    },
  },
  female: `Agnes, Beatrice, Consolata, Edith, Florence, Gladys, Immaculate, Jacinta, Josephine, Rose, Ruth, Anna,
    Janet, Catherine, Esther, Farida, Halima, Irene, Joyce, Khadija, Lilian, Mariam, Mary, Nancy, Grace, Rehema, Sarah,
    Susan, Faith, Eunice, Amina, Brenda, Doreen, Eva, Lydia, Mercy, Neema, Judith, Stella, Winnie`,
  male: `Benard, Benson, Francis, Fred, George, Godfrey, Hamisi, Julius, Moses, Wycliffe, Abdallah, Andrew, Anthony,
    Emmanuel, Hassan, Jacob, John, Juma, Martin, Musa, Patrick, Paul, Peter, Raymond, Richard, Ronald, Salim, Samuel,
    Stephen, Tom, Alex, Ali, Brian, Collins, Daniel, Dennis, Evans, Ivan, Joshua, Vincent`,
  anyone: 'Furaha, Imani, Jabali, Pendo, Rahma, Tumaini',
  family: `Amoding, Byaruhanga, Kawuma, Kirabo, Kizito, Lubega, Mugisha, Mukasa, Musoke, Mutebi, Nabirye, Nakato, Nassali,
    Nsubuga, Oryem, Ssebunya, Tumusiime, Opio, Achieng, Auma, Odhiambo, Odongo, Okech, Okello, Onyango, Wekesa,
    Chepkoech, Cheruiyot, Gichuru, Githinji, Kahindi, Kamau, Kariuki, Kilonzo, Kimani, Kinyua, Kipkemboi, Kyalo,
    Macharia, Makena, Mutai, Mwangi, Ndegwa, Njoroge, Omondi, Otieno, Kimaro, Komba, Laizer, Lema, Lyimo,
    Makundi, Massawe, Mbwambo, Mbwana, Mfinanga, Mollel, Moshi, Mrema, Msuya, Mushi, Mwakasege, Mwanza, Ngowi,
    Rugemalira, Shayo, Swai, Tarimo, Temba, Urassa, Kessy, Minja`,
  streets: {
    form: '# *',
    numbers: [[1, 160]],
    names: `Acacia Avenue, Biashara Street, Church Road, Hospital Road, Jacaranda Avenue, Kenyatta Avenue,
      Kipchoge Avenue, Kisiwa Road, Kiwanja Road, Makuti Road, Mango Drive, Market Street, Maua Close, Mbuyuni Road,
      Mission Road, Moi Avenue, Nyota Road, Nyumba Road, Posta Street, School Lane, Shule Road, Simba Road,
      Station Road, Twiga Road, Umoja Road`,
  },
  clubs: {
    words: `${ENGLISH_CLUBS}, Chapakazi, Dhahabu, Jasiri, Kifaru, Mbuni, Mwewe, Nyota, Shujaa, Upendo`,
    parts: `North, South, West, Central, Bondeni, Bustani, Kisiwani, Kituo, Mbuyuni, Mjini, Mtoni, Mwembeni,
      Mlimani`,
    cores: CITY_FIRST,
    marks: { Football: '* FC, * SC, * United', Rugby: '* RFC', any: '* Club, * SC' },
  },
  hotels: {
    plain: 'Nyumba *, * Garden Inn',
    withCity: 'Hotel * @, * Lodge @, * Guest House @, Nyumba * @, The * @',
    words: `Asali, Baobab, Bougainvillea, Chemchemi, Coffee Tree, Fig Tree, Flamingo, Heron, Jacaranda,
      Jambo, Kahawa, Kanga, Kifaru, Korongo, Mango, Mwezi, Mwangaza, Ndege, Nyota, Pembe, Simba, Sunbird, Tausi, Tembo,
      Waridi`,
    and: ' & ',
  },
};
