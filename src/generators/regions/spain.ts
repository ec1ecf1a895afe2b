import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** Invented names of companies in all Spanish-speaking countries. */
export const SPANISH_TRADE_NAMES = {
  between: ' ',
  starts: 'Monte, Sierra, Valle, Río, Loma, Prado, Puerto, Bahía, Arroyo, Cerro',
  ends: 'Verde, Azul, Grande, Real, Alegre',
  own: 'Hermanos, e Hijos, Comercial',
};

/** Names of sports grounds in all Spanish-speaking countries. */
export const SPANISH_GROUNDS = {
  people: ' ',
  ofTown: 'de ',
  outdoor: 'Estadio *, Estadio *, Estadio Municipal *',
  hall: 'Pabellón *, Polideportivo *',
  ice: 'Palacio de Hielo *',
} as const;

/** Spain. Source: the Instituto Nacional de Estadística's lists of names; the address format of Correos. */
export const spain: Region = {
  countries: {
    ES: {
      name: 'Spain',
      currency: 'EUR',
      language: 'es',
      phone: '+34 99# ## ## ##',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 36,
      adjective: 'Spanish',
      sports: 'Handball, Rugby',
      cities: `
        Madrid|40.4168|-3.7038
        Barcelona|41.3935|2.1625
        Seville/Sevilla|37.3891|-5.9845
        Valencia|39.4699|-0.3863
        Zaragoza|41.6488|-0.8891
        Bilbao|43.263|-2.935`,
      towns: 'Málaga, Murcia, Valladolid, Vigo, Gijón, Granada, Oviedo, Santander, Almería, Burgos',
      forms: { 'S.L.': 14, 'S.A.': 4, 'S.Coop.': 1 },
      tax: 21,
      level: 0.65,
    },
  },
  female: `Begoña, Carmen, Elvira, Esther, Gloria, Mercedes, Montserrat, Pilar, Susana, Teresa, Alicia, Ana, Andrea,
    Ángela, Carolina, Clara, Cristina, Elena, Inés, Itziar, Laura, Lorena, Macarena, Maite, Marta, Natalia, Nuria,
    Raquel, Rocío, Silvia, Ainhoa, Alba, Candela, Carla, Claudia, Irene, Lucía, Paula, Sofía, Valeria`,
  male: `Ángel, Arturo, Emilio, Enrique, Félix, Francisco, José, Manuel, Ramón, Ricardo, Agustín, Alberto, Borja,
    Daniel, David, Eduardo, Felipe, Gonzalo, Héctor, Ignacio, Iván, Jaime, Jordi, Jorge, Juan, Julián, Leandro, Óscar,
    Sergio, Tomás, Adrián, Alejandro, Álvaro, Hugo, Marcos, Martín, Mateo, Nicolás, Rubén, Samuel`,
  anyone: 'Alex, Ariel, Jess, Noa, Sam, Trini',
  family: `Aguilar, Álvarez, Benítez, Blanco, Caballero, Cabrera, Campo, Cano, Carrasco, Castillo, Cortés, Delgado,
    Díaz, Domínguez, Durán, Fernández, Flores, Fuentes, Gallego, García, Garrido, Giménez, Gómez, González, Guerrero,
    Hernández, Herrera, Hidalgo, Ibáñez, León, López, Luque, Marín, Márquez, Martínez, Méndez, Molina, Mora, Moreno,
    Moya, Navarro, Nieto, Ortega, Ortiz, Peña, Pérez, Prieto, Rosales, Redondo, Rodríguez, Romero, Ruiz, Sáez, Santiago,
    Santos, Sanz, Soler, Soto, Torres, Vargas, Vega`,
  frequent: { García: 3.1, Rodríguez: 2, González: 2, Fernández: 2 },
  streets: {
    form: '*, #',
    numbers: [[1, 130]],
    names: `Avenida de América, Avenida de la Libertad, Avenida del Parque, Calle Alta,
      Calle Cervantes, Calle Colón, Calle de la Fuente, Calle de la Iglesia, Calle de las Flores, Calle de los Olivos,
      Calle del Carmen, Calle del Molino, Calle del Prado, Calle del Sol, Calle Goya, Calle Mayor, Calle Nueva,
      Calle San Antonio, Calle San Juan, Calle San Pedro, Calle Santa María, Paseo de la Estación, Paseo de los Tilos,
      Calle Real, Calle Toledo`,
  },
  cityStreets: {
    Barcelona: {
      form: 'Carrer *, #',
      numbers: [[2, 420]],
      names: `d’Aragó, de Balmes, de Girona, de Mallorca, de Muntaner, de Provença, de Sants, de València, del Rosselló,
        de Sardenya, de Verdi, del Consell de Cent`,
    },
  },
  centralStreets: {
    Madrid: { form: 'Calle *, #', numbers: [[4, 30]], names: 'del Arenal, de la Montera, del Carmen, Mayor' },
    Barcelona: {
      form: 'Carrer *, #',
      numbers: [[220, 310]],
      names: 'd’Aragó, de Mallorca, de Provença, de València, del Consell de Cent, del Rosselló',
    },
  },
  clubs: {
    words:
      CLASSICAL +
      `, Concordia, Libertad, Esperanza, Fraternidad, Progreso, Estrella, Juventud, Amistad, Obrero,
      Ferroviario, Universitario, Los Amigos, Constancia, La Unión, Recreo, Centenario`,
    parts: `Norte, Sur, Oeste, Centro, San Lázaro, Santa Clara, La Alameda, La Estación, El Molino, El Prado,
      Las Flores, Los Olivos, Buenavista, Miraflores`,
    cores: CITY_LAST,
    marks: {
      Football: 'CD *, UD *, CF *, Deportivo *, Sporting *, SD *',
      Basketball: 'CB *, Basket *',
      Volleyball: 'CV *',
      Handball: 'BM *, CBM *',
      Rugby: 'CR *, Rugby *',
      Baseball: 'CB *',
      any: 'CD *, Club *',
    },
  },
  grounds: SPANISH_GROUNDS,
  hotels: {
    plain: 'Hostal *, Pensión *, Mesón *',
    withCity: 'Hotel * @, Hostal * @, Casa * @, Hotel Boutique * @, Pensión * @',
    words: `Acebo, Alameda, Albahaca, Azahar, Cigüeña, Encina, Espliego, Faro, Flamenco, Fuente,
      Golondrina, Granado, Higuera, Jara, Jazmín, Limonero, Lucero, Luna, Molinero, Naranjo, Olmo, Romero, Ruiseñor,
      Tejedor, Tilo`,
    and: ' y ',
  },
  tradeNames: SPANISH_TRADE_NAMES,
};
