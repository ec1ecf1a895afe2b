import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL, SHORT_STREETS } from './common.ts';
import type { Region } from './region.ts';

/** Italy. Source: Istat's lists of names; the address format of Poste Italiane. */
export const italy: Region = {
  countries: {
    IT: {
      name: 'Italy',
      currency: 'EUR',
      language: 'it',
      phone: '+39 06 1### ####',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 36,
      adjective: 'Italian',
      sports: 'Baseball, Handball, Rugby',
      cities: `
        Rome/Roma|41.9028|12.4964
        Milan/Milano|45.4642|9.19|+39 02 1### ####
        Turin/Torino|45.0703|7.6669|+39 011 1## ####
        Bologna|44.4949|11.3426|+39 051 1## ####
        Florence/Firenze|43.775|11.2545|+39 055 1## ####
        Verona|45.4384|10.9917|+39 045 1## ####`,
      towns: 'Palermo, Bari, Catania, Modena, Trieste, Brescia, Parma, Perugia, Cagliari, Udine',
      forms: { 'S.r.l.': 13, 'S.p.A.': 5, 'S.n.c.': 2 },
      tax: 22,
      level: 0.7,
    },
  },
  female: `Carla, Claudia, Cristina, Daniela, Giovanna, Paola, Roberta, Rosa, Simona, Stefania, Agnese, Alice, Anna,
    Benedetta, Bianca, Chiara, Elena, Eleonora, Federica, Francesca, Ilaria, Irene, Laura, Lucia, Margherita, Marta,
    Martina, Serena, Valentina, Valeria, Alessia, Arianna, Aurora, Camilla, Emma, Gaia, Ginevra, Giulia, Matilde, Sara`,
  male: `Alberto, Angelo, Claudio, Gaetano, Giorgio, Giuseppe, Luigi, Sergio, Umberto, Vincenzo, Alessandro, Andrea,
    Daniele, Dario, Davide, Emanuele, Fabio, Federico, Giacomo, Gianluca, Lorenzo, Luca, Massimo, Matteo, Michele,
    Nicola, Riccardo, Roberto, Salvatore, Stefano, Alessio, Cristian, Edoardo, Filippo, Gabriele, Jacopo, Leonardo,
    Mattia, Samuele, Tommaso`,
  anyone: 'Alex, Diamante, Fiore, Noa, Sasha, Zeno',
  family: `Amato, Barbieri, Barone, Battaglia, Benedetti, Bianchi, Bianco, Bruno, Carbone, Caruso, Colombo, Conti,
    Coppola, D’Angelo, De Luca, De Santis, Di Stefano, Esposito, Farina, Ferrara, Ferrari, Ferri, Fontana, Gallo,
    Gatti, Giordano, Giuliani, Greco, Grasso, Landi, Lombardi, Longo, Marchetti, Mariani, Marino, Martinelli, Mazza,
    Messina, Montanari, Morelli, Negri, Neri, Pagano, Palmieri, Parisi, Pellegrino, Piras, Ricci, Rinaldi, Rizzi,
    Rizzo, Romano, Ruggiero, Russo, Sala, Santoro, Serra, Sorrentino, Testa, Villa, Vitale`,
  frequent: {
    Rossi: 1.8,
    Russo: 1.4,
    Ferrari: 1.2,
    Esposito: 1.1,
    Bianchi: 1,
    Romano: 1,
    Colombo: 0.9,
    Ricci: 0.85,
    Marino: 0.8,
    Greco: 0.8,
    Bruno: 0.7,
    Gallo: 0.7,
    Conti: 0.7,
    'De Luca': 0.7,
  },
  streets: {
    form: '* #',
    numbers: SHORT_STREETS,
    names: `Corso Italia, Corso Umberto I, Piazza della Repubblica, Piazza Garibaldi,
      Via Verdi, Via Aldo Moro, Via Cavour, Via Dante, Via De Gasperi, Via del Mulino, Via della Chiesa,
      Via della Fontana, Via Galilei, Via Garibaldi, Via Giotto, Via IV Novembre, Via Manzoni, Via Marconi,
      Via Matteotti, Via Petrarca, Via Roma, Via San Francesco, Via XX Settembre, Via XXV Aprile, Viale dei Tigli`,
  },
  centralStreets: {
    Rome: { form: '* #', numbers: [[10, 50]], names: 'Via del Viminale, Via Firenze, Via Napoli, Via Torino' },
  },
  clubs: {
    words:
      CLASSICAL +
      `, Alba, Ardita, Audace, Folgore, Intrepida, Progresso, Rinascita, Speranza, Libertas, Robur, Edera, Fulgor,
      Excelsior, Don Bosco, Italica, Ferroviaria`,
    parts: `Nord, Sud, Ovest, Centro, San Giorgio, San Lorenzo, Borgo Nuovo, Borgo Vecchio, Colle Alto, La Fornace,
      Montebello, Porta Nuova, San Carlo, Valverde`,
    cores: CITY_LAST,
    marks: {
      Football: 'AC *, US *, FC *, SC *',
      Basketball: 'Basket *, Pallacanestro *, * Basket, US *',
      Volleyball: 'Volley *, Pallavolo *',
      Handball: 'Pallamano *',
      Rugby: 'Rugby *, RC *',
      Baseball: 'Baseball *',
      any: 'Polisportiva *',
    },
  },
  grounds: {
    people: ' ',
    ofTown: 'Comunale di ',
    outdoor: 'Stadio *',
    hall: 'Palasport *, Palazzetto *',
    ice: 'Palaghiaccio *',
  },
  hotels: {
    plain: 'Albergo *, Locanda *, Pensione *',
    withCity: 'Hotel * @, Albergo * @, Locanda * @, Villa * @, Palazzo * @',
    words: `Acacia, Allodola, Aquilone, Cipresso, Civetta, Corallo, Edera, Faro, Fenice, Gabbiano, Gelsomino, Ginestra,
      Glicine, Lavanda, Limone, Luna, Melograno, Mulino, Olivo, Pavone, Quercia, Rondine, Sole, Tiglio,
      Usignolo`,
    and: ' e ',
  },
  tradeNames: {
    starts: 'Monte, Val, Castel, Riva, Fonte, Borgo, Torre, Prato, Ponte, Rocca',
    ends: 'verde, fiore, luna, chiara, bruna',
    own: '& Figli, Fratelli, Italia',
  },
};
