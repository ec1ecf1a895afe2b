import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Romania. Source: the population register's lists of names, Poșta Română's way of writing addresses. */
export const romania: Region = {
  countries: { RO: { forms: { SRL: 15, SA: 4, '': 3 }, tax: 21, level: 0.45 } },
  female: `Adela, Adriana, Alina, Ana, Anca, Antonia, Bianca, Carmen, Cătălina, Corina, Dana, Daniela, Delia, Denisa,
    Doina, Elena, Eliza, Gabriela, Georgiana, Ileana, Ioana, Iulia, Larisa, Lavinia, Livia, Luminița, Mădălina, Mara,
    Maria, Mihaela, Nicoleta, Oana, Paula, Raluca, Rodica, Roxana, Sabina, Sorina, Teodora, Violeta`,
  male: `Adrian, Alexandru, Andrei, Anton, Călin, Ciprian, Claudiu, Cosmin, Costel, Dan, Darius, David, Doru, Dragoș,
    Emanuel, Florin, Gabriel, Gheorghe, Grigore, Iacob, Iulian, Laurențiu, Lucian, Luca, Marius, Mihai, Mircea,
    Octavian, Ovidiu, Petru, Răzvan, Rareș, Robert, Sebastian, Sorin, Teodor, Tiberiu, Valentin, Vasile, Viorel`,
  anyone: 'Alex, Ariel, Dani, Gabi, Noa, Sașa',
  family: `Albu, Anghel, Ardelean, Balan, Barbu, Chiriac, Ciobanu, Coman, Constantinescu, Costea, Crăciun, Cristea,
    Dima, Dinu, Drăgan, Dumitrescu, Ene, Filip, Florea, Georgescu, Gheorghiu, Iancu, Ionescu, Iordache, Lazăr, Lungu,
    Lupu, Manole, Marin, Matache, Mihăilescu, Moldovan, Munteanu, Neagu, Nedelcu, Negru, Nistor, Nițu, Olaru, Olteanu,
    Pană, Pavel, Păun, Pop, Popa, Popescu, Preda, Radulescu, Rotaru, Rusu, Sava, Șerban, Stan, Stanciu, Stoica, Tănase,
    Toma, Turcu, Ursu, Vlăsceanu, Voicu`,
  streets: {
    form: '* nr. #',
    numbers: SHORT_STREETS,
    names: `Aleea Teilor, Bulevardul Independenței, Bulevardul Unirii, Calea Moldovei, Piața Libertății,
      Strada Avram Iancu, Strada Bradului, Strada Castanilor, Strada Ciocârliei, Strada Crișan, Strada Florilor,
      Strada Fântânii, Strada George Coșbuc, Strada Ion Creangă, Strada Libertății, Strada Lungă, Strada Mărășești,
      Strada Mihai Viteazul, Strada Narciselor, Strada Nouă, Strada Pinului, Strada Plopilor, Strada Principală,
      Strada Școlii, Strada Stejarului, Strada Viilor`,
  },
  clubs: {
    words: `${CLASSICAL}, Avântul, Biruința, Flacăra, Luceafărul, Plăieșii, Șoimii, Știința Nouă, Unirea, Zorile`,
    parts: `Nord, Sud, Vest, Centru, Crângași, Dealul Mare, Fântânele, Grădinari, Lunca, Moara, Orașul Vechi,
      Podul Înalt, Port, Stejari`,
    cores: CITY_LAST,
    marks: {
      Football: 'FC *, CS *, ACS *, AFC *',
      Basketball: 'CSU *, BC *',
      Volleyball: 'CV *, CSM *',
      Handball: 'HC *, CSM *',
      Rugby: 'RC *, CS *',
      any: 'CS *, CSM *',
    },
  },
  grounds: { outdoor: 'Stadionul *', hall: 'Sala Sporturilor *, Sala *', ice: 'Patinoarul *' },
  hotels: {
    plain: 'Hanul *, Conacul *',
    withCity: 'Hotel * @, Pensiunea * @, Hanul * @, Vila * @',
    words: `Acasă, Albina, Barza, Brad Argintiu, Busuioc, Castan, Cheia de Aur, Ciocârlia, Cocorul, Cocoșul Roșu,
      Felinar, Floare de Colț, Iasomia, Lavanda, Lebăda, Măr de Aur, Mesteacăn, Nufăr, Paltin, Privighetoarea,
      Rândunica, Scoica, Stejar, Toporaș, Trandafir, Vița Verde`,
    and: ' și ',
  },
};
