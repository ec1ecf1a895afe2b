import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/**
 * Greece, in the romanisation of passports (ELOT 743), as people write it. A woman's family name stands in the genitive.
 * Source: common names in the Greek directories, ELTA's way of writing addresses.
 */
export const greece: Region = {
  countries: { GR: { forms: { 'S.A.': 8, 'I.K.E.': 8, 'E.P.E.': 4, '': 3 }, tax: 24, level: 0.6 } },
  female: `Aikaterini, Alexandra, Anastasia, Angeliki, Anna, Argyro, Athina, Chrysa, Christina, Danai, Despina,
    Dimitra, Eirini, Elena, Eleni, Elpida, Evangelia, Fotini, Georgia, Ioanna, Katerina, Konstantina, Kyriaki, Lydia,
    Magdalini, Maria, Marianna, Marina, Nefeli, Niki, Olga, Panagiota, Paraskevi, Polyxeni, Sofia, Stavroula, Stella,
    Theodora, Vasiliki, Vaso`,
  male: `Achilleas, Alexandros, Anastasios, Andreas, Angelos, Antonis, Apostolos, Athanasios, Christos, Dimitris,
    Evangelos, Filippos, Georgios, Giannis, Grigoris, Ilias, Ioannis, Iason, Konstantinos, Kostas, Lefteris, Loukas,
    Manolis, Marios, Michalis, Nektarios, Nikolaos, Nikos, Odysseas, Orestis, Pavlos, Petros, Spyros, Stamatis,
    Stavros, Stelios, Thanasis, Theodoros, Thodoris, Vangelis`,
  anyone: 'Alex, Ariel, Charis, Noa, Sasha, Val',
  family: `Alexiou, Anagnostou, Antoniou, Apostolou, Christodoulou, Dimitriou, Economou, Fotiou, Georgiou,
    Konstantinou, Kyriakou, Nikolaou, Oikonomou, Papaioannou, Papanikolaou, Pavlou, Petrou, Stavrou, Vasileiou,
    Alexopoulos|Alexopoulou, Anastasiadis|Anastasiadi, Angelopoulos|Angelopoulou, Antonopoulos|Antonopoulou,
    Athanasiadis|Athanasiadi, Christopoulos|Christopoulou, Dimitriadis|Dimitriadi, Fotopoulos|Fotopoulou,
    Galanis|Galani, Georgiadis|Georgiadi, Giannopoulos|Giannopoulou, Ioannidis|Ioannidi, Kalogeropoulos|Kalogeropoulou,
    Karagiannis|Karagianni, Karras|Karra, Katsaros|Katsarou, Konstantinidis|Konstantinidi, Kostopoulos|Kostopoulou,
    Kritikos|Kritikou, Lambropoulos|Lambropoulou, Makris|Makri, Manolopoulos|Manolopoulou, Markopoulos|Markopoulou,
    Mavridis|Mavridi, Nikolaidis|Nikolaidi, Nikolopoulos|Nikolopoulou, Panagiotopoulos|Panagiotopoulou,
    Papadakis|Papadaki, Papadopoulos|Papadopoulou, Papageorgiou, Pappas|Pappa, Pavlidis|Pavlidi,
    Petropoulos|Petropoulou, Raptis|Rapti, Spanos|Spanou, Stathopoulos|Stathopoulou, Stefanidis|Stefanidi,
    Theodoridis|Theodoridi, Triantafyllou, Tsakiris|Tsakiri, Vlachos|Vlachou, Xanthopoulos|Xanthopoulou`,
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Agias Sofias, Agiou Dimitriou, Agiou Georgiou, Agiou Nikolaou, Akropoleos, Athanasiou Diakou, Ermou,
      Dimokratias, Eirinis, Ethnikis Antistaseos, Filellinon, Ippokratous, Kanari, Kountouriotou, Kyprou, Makedonias,
      Miaouli, Omirou, Patision, Perikleous, Platonos, Rigas Fereou, Solonos, Thermopylon, Thiseos, Venizelou`,
  },
  clubs: {
    words: `${CLASSICAL}, Achilleas, Aias, Amazones, Apollonas, Dias, Elpida, Faros, Niki, Poseidonas`,
    parts: `Vorra, Notou, Agios Georgios, Agia Marina, Kastro, Neapoli, Palia Poli, Elaionas, Pefka, Rodonas,
      Kipoupoli, Anatoli, Paralia, Lofos`,
    cores: CITY_LAST,
    marks: {
      Football: 'AO *, PAS *, GS *',
      Basketball: 'BC *, AOK *',
      Volleyball: 'VC *',
      any: 'AO *, GS *',
    },
  },
  grounds: { ofTown: '', outdoor: 'Stadio *, Gipedo *', hall: 'Kleisto *', ice: 'Pagodromio *' },
  hotels: {
    plain: 'Xenonas *, Archontiko *',
    withCity: 'Hotel * @, Xenonas * @, Archontiko * @, * Rooms @',
    words: `Alkyoni, Ampeli, Anemoni, Anthos, Avra, Chelidoni, Delfini, Faros, Fegari, Filyra, Gerani, Glaros, Ilios,
      Karydia, Kastania, Kentavros, Kyklamino, Lemonia, Levanta, Meltemi, Nefeli, Petrino, Peristeri, Rodia, Thymari,
      Violeta`,
    and: ' kai ',
  },
};
