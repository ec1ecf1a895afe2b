import { india } from './india.ts';
import type { Region } from './region.ts';

/** Sri Lanka. Source: names common in its directories, Sri Lanka Post's way of writing addresses. */
export const sriLanka: Region = {
  ...india,
  countries: { LK: { forms: { 'Pvt. Ltd.': 14, PLC: 3, '': 4 }, tax: 18, level: 0.35 } },
  female: `Achini, Amali, Anoma, Anusha, Ayesha, Chamari, Chandrika, Chathurika, Damayanthi, Dilhani, Dilrukshi,
    Dinithi, Eranga, Gayani, Hansika, Imesha, Inoka, Iresha, Ishara, Jayani, Kumari, Lakmini, Madhavi, Malkanthi,
    Manori, Nadeesha, Nayomi, Nilmini, Nimali, Nirosha, Piyumi, Pramila, Rashmi, Renuka, Sachini, Sewwandi, Shanika,
    Subashini, Thilini, Udeshika`,
  male: `Ajith, Amila, Anura, Aruna, Asela, Bandula, Buddhika, Chaminda, Chandana, Dhananjaya, Dimuth, Gayan, Hasitha,
    Indika, Janaka, Kamal, Kanishka, Kasun, Lalith, Lasantha, Madushan, Malith, Manoj, Namal, Nimal, Niroshan, Nuwan,
    Prasanna, Priyantha, Rajitha, Roshan, Ruwan, Saman, Sanjeewa, Shehan, Sunil, Tharindu, Tissa, Udaya, Upul`,
  anyone: 'Chamika, Dulmi, Hasini, Kavindi, Sasika, Shashi',
  family: `Abeysekera, Abeywardena, Alwis, Amarasinghe, Ariyaratne, Arulpragasam, Atapattu, Balasuriya, Bandara,
    Cooray, De Mel, De Zoysa, Dias, Dissanayake, Edirisinghe, Ekanayake, Fernando, Gamage, Goonetilleke, Gunaratne,
    Gunasekara, Herath, Hettiarachchi, Jayakody, Jayasekara, Jayasinghe, Jayawickrama, Kanagasabai, Karunaratne,
    Kodikara, Kumarasinghe, Liyanage, Madawala, Mendis, Munasinghe, Nadarajah, Nanayakkara, Pathirana, Peiris, Perera,
    Pieris, Premaratne, Rajaratnam, Ranasinghe, Ratnayake, Rodrigo, Samaraweera, Senanayake, Seneviratne, Silva,
    Sivakumar, Somaratne, Tennakoon, Thilakaratne, Udugama, Vithanage, Weerasinghe, Weerasekera, Wijeratne, Wijesinghe,
    Wijewardena`,
  streets: {
    form: '#, *',
    numbers: [[1, 240]],
    names: `Ananda Mawatha, Beach Road, Castle Street, Church Road, Dharmapala Mawatha, Flower Road, Galle Road,
      Hill Street, Horton Place, Hospital Road, King Street, Lake Road, Main Street, Maya Avenue, Mill Road,
      Negombo Road, Old Road, Peradeniya Road, Queen’s Road, Railway Avenue, Sea Street, School Lane, Station Road,
      Thimbirigasyaya Road, Union Place, Vajira Road`,
  },
  hotels: {
    plain: 'Walauwa *, Villa *',
    withCity: 'Hotel * @, * Rest House @, Villa * @, The * @, * Residence @',
    words: `Araliya, Asoka, Blue Lotus, Clove, Coconut, Coral, Gardenia, Ginger Lily, Ixora, Jak Tree, Kadupul, Kapok,
      Kingfisher, Lagoon, Madara, Mahogany, Mayura, Nelum, Nuga, Orchid, Palmyra, Pepper Vine, Sandalwood, Serendib,
      Tea Leaf, Vanilla`,
    and: ' & ',
  },
};
