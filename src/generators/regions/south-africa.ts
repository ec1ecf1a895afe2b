import { britain } from './britain.ts';
import type { Region } from './region.ts';

/** South Africa. Source: Statistics South Africa's lists of names, the Post Office's way of writing addresses. */
export const southAfrica: Region = {
  ...britain,
  countries: { ZA: { forms: { '(Pty) Ltd': 15, Ltd: 3, CC: 2, '': 3 }, tax: 15, level: 0.45 } },
  female: `Annelize, Elmarie, Elsabe, Kerry, Marelize, Nomsa, Nomvula, Riana, Sibongile, Yolande, Busisiwe, Candice,
    Dineo, Fatima, Gugu, Lindiwe, Mandisa, Mpho, Nandi, Noluthando, Nosipho, Palesa, Precious, Puleng, Samantha, Simone,
    Thandeka, Thandi, Tshegofatso, Zanele, Amahle, Amogelang, Anika, Boitumelo, Karabo, Lerato, Lesedi, Mbali, Naledi,
    Tamsin`,
  male: `Charl, Craig, Deon, Hannes, Johan, Mandla, Marius, Sello, Shaun, Werner, Andre, Bongani, Eben, Francois,
    Gareth, Grant, Henk, Jaco, Melusi, Mthunzi, Musa, Nkosana, Pieter, Sibusiso, Sizwe, Stefan, Tebogo, Thabo, Thulani,
    Vusi, Andile, Kabelo, Keegan, Lebohang, Luyanda, Neo, Ruan, Tumelo, Wian, Xolani`,
  anyone: 'Khanya, Lefa, Mpumi, Phindi, Thato, Tumi',
  family: `Adams, Barnard, Botha, Botes, Cele, Conradie, Cronje, Davids, de Beer, Dlamini, Dladla, du Plessis, du Toit,
    Erasmus, Ferreira, Gumede, Govender, Hendricks, Hlongwane, Jansen, Khoza, Khumalo, Kruger, Louw, Mabaso, Madonsela,
    Mahlangu, Marais, Maseko, Mathebula, Mbatha, Meyer, Mkhize, Modise, Mofokeng, Molefe, Moloi, Moodley, Msomi,
    Naidoo, Ndlovu, Nel, Ngwenya, Nkosi, Ntuli, Petersen, Pillay, Radebe, Rossouw, Sibiya, Sithole, Steyn, Swart,
    van der Merwe, van Niekerk, van Rooyen, Venter, Vermaak, Visser, Vorster, Zungu`,
  streets: {
    form: '# *',
    numbers: [[1, 290]],
    names: `Acacia Road, Aloe Street, Baobab Road, Church Street, Eikeboom Avenue, First Avenue, Fourth Street,
      Hill Street, Hospital Street, Jacaranda Street, Kerk Street, Lily Road, Main Road, Market Street, Mimosa Road,
      Nelson Road, Oak Avenue, Park Road, Plein Street, Protea Road, Railway Street, School Street, Second Avenue,
      Station Road, Villa Road, Water Street`,
  },
  clubs: {
    ...britain.clubs,
    words: britain.clubs.words + `, Amabhubesi, Bushbucks, Izinkanyezi, Kudus, Mambas, Morning Stars, Sunbirds`,
    marks: { Football: '* FC, * AFC, * United', Rugby: '* RFC, * Rugby', any: '* Club, * SC' },
  },
  hotels: {
    plain: '* Guest Cottage, * Guest Lodge',
    withCity: 'Hotel * @, * Lodge @, * Guest House @, * Manor @, The * @',
    words: `Agapanthus, Aloe, Bluegum, Bokmakierie, Bushwillow, Cape Robin, Disa, Fish Eagle, Fynbos, Honeybush,
      Impala, Jacaranda, Kiepersol, Kudu, Leadwood, Marula, Milkwood, Oleander, Protea, Quiver Tree, Springbok,
      Starling, Sugarbird, Tambotie, Watsonia, Wild Fig`,
    and: ' & ',
  },
};
