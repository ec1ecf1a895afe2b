import { britain } from './britain.ts';
import type { Region } from './region.ts';

/** South Africa. Source: Statistics South Africa's lists of names; the address format of the Post Office. */
export const southAfrica: Region = {
  ...britain,
  byTurns: 2,
  countries: {
    ZA: {
      name: 'South Africa',
      currency: 'ZAR',
      language: 'en',
      phone: '+27 29 ### ####',
      utcOffset: 120,
      market: 12,
      sports: 'Rugby',
      cities: `
        Johannesburg|-26.1941|28.0473
        Pretoria|-25.7479|28.2293
        Cape Town|-33.928|18.42
        Durban|-29.8587|30.9918`,
      towns: 'Bloemfontein, Gqeberha, East London, Polokwane, Mbombela, Rustenburg',
      forms: { '(Pty) Ltd': 15, Ltd: 3, CC: 2 },
      tax: 15,
      level: 0.45,
    },
  },
  female: `Annelize, Nomsa, Elmarie, Nomvula, Elsabe, Sibongile, Marelize, Busisiwe, Riana, Lindiwe, Yolande, Dineo,
    Kerry, Gugu, Candice, Mandisa, Samantha, Nandi, Simone, Nosipho, Fatima, Palesa, Chantal, Puleng,
    Michelle, Thandeka, Natasha, Thandi, Leanne, Zanele, Lizelle, Amahle, Anika, Boitumelo, Tamsin, Karabo,
    Carla, Lerato, Nadia, Naledi`,
  male: `Charl, Mandla, Deon, Sello, Hannes, Vusi, Johan, Sipho, Werner, Themba, Craig, Bongani, Marius, Musa, Shaun,
    Nkosana, Andre, Sibusiso, Eben, Sizwe, Francois, Tebogo, Gareth, Thabo, Grant, Thulani, Henk, Melusi,
    Jaco, Mthunzi, Pieter, Andile, Stefan, Kabelo, Keegan, Lebohang, Ruan, Luyanda, Wian, Xolani`,
  anyone: 'Khanya, Lefa, Mpumi, Phindi, Thato, Tumi',
  family: `Adams, Cele, Barnard, Dlamini, Botha, Dladla, Conradie, Gumede, Cronje, Hlongwane, Davids, Khoza, de Beer,
    Khumalo, du Plessis, Mabaso, du Toit, Madonsela, Erasmus, Mahlangu, Ferreira, Maseko, Govender,
    Mathebula, Hendricks, Mbatha, Jansen, Mkhize, Kruger, Modise, Louw, Mofokeng, Marais, Mokoena, Moodley,
    Molefe, Naidoo, Moloi, Nel, Msomi, Petersen, Ndlovu, Pillay, Ngwenya, Rossouw, Nkosi, Steyn, Ntuli,
    Swart, Nxumalo, van der Merwe, Radebe, van Rooyen, Sibiya, Venter, Sithole, Visser, Zungu, Vorster,
    Zwane`,
  streets: {
    form: '# *',
    numbers: [[1, 290]],
    names: `Acacia Road, Aloe Street, Baobab Road, Church Street, Eikeboom Avenue, First Avenue, Fourth Street,
      Hill Street, Hospital Street, Kerk Street, Lily Road, Main Road, Market Street, Mimosa Road,
      Nelson Road, Oak Avenue, Park Road, Plein Street, Protea Road, Railway Street, School Street, Second Avenue,
      Station Road, Villa Road, Water Street`,
  },
  clubs: {
    ...britain.clubs,
    words: britain.clubs.words + `, Amabhubesi, Bushbucks, Izinkanyezi, Kudus, Mambas, Morning Stars, Sunbirds`,
    marks: { Football: '* FC, * AFC, * United', Rugby: '* RFC, * Rugby', any: '* Club, * SC' },
  },
  frequent: {},
  hotels: {
    plain: '* Guest Cottage, * Guest Lodge',
    withCity: 'Hotel * @, * Lodge @, * Guest House @, * Manor @, The * @',
    words: `Agapanthus, Aloe, Bluegum, Bushwillow, Cape Robin, Disa, Fish Eagle, Fynbos, Honeybush,
      Impala, Jacaranda, Kiepersol, Kudu, Leadwood, Marula, Milkwood, Oleander, Protea, Quiver Tree, Springbok,
      Starling, Sugarbird, Tambotie, Watsonia, Wild Fig`,
    and: ' & ',
  },
};
