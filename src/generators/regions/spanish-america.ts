import { CLASSICAL } from './common.ts';
import { spain, SPANISH_GROUNDS } from './spain.ts';
import type { Region } from './region.ts';

/** Given names that are common in all countries of the region, among people of all ages. */
const FEMALE = `Adriana, Alejandra, Ana, Andrea, Angélica, Carolina, Claudia, Diana, Elizabeth, Gabriela, Karina, Laura, Lorena,
  Luisa, Maribel, Marisol, Mónica, Paola, Sandra, Viviana`;
const MALE = `Alberto, Alejandro, Alexander, Armando, César, Edgar, Eduardo, Ernesto, Fabián, Fernando, Francisco, Jesús, Juan, Luis,
  Manuel, Marco, Miguel, Omar, Óscar, Ricardo`;
const FAMILY = `Aguilar, Ávila, Cabrera, Castillo, Castro, Delgado, Flores, García, Gómez, González, Guerrero, Gutiérrez, Hernández,
  Herrera, Jiménez, López, Martínez, Medina, Mendoza, Morales, Moreno, Ortega, Ortiz, Pérez, Ramírez, Ramos, Reyes, Rodríguez,
  Rojas, Romero, Salazar, Sánchez, Torres, Vega`;

/**
 * Mexico, Costa Rica and the Dominican Republic. Source: INEGI's lists of names and the postal service's address
 * format; for the regions below, those of the Registraduría, RENIEC and the other civil registries.
 */
export const mexico: Region = {
  ...spain,
  countries: {
    MX: {
      name: 'Mexico',
      currency: 'MXN',
      language: 'es',
      phone: '+52 55 0### ####',
      utcOffset: -360,
      market: 16,
      adjective: 'Mexican',
      sports: 'Baseball',
      cities: `
        Mexico City/Ciudad de México|19.4326|-99.1332
        Guadalajara|20.6667|-103.3496|+52 33 0### ####
        Monterrey|25.6866|-100.3161|+52 81 0### ####
        Puebla|19.0414|-98.2063|+52 222 0## ####`,
      towns: 'León, Tijuana, Querétaro, Mérida, Toluca, Morelia, Veracruz, Hermosillo, Saltillo, Pachuca',

      forms: { 'S.A. de C.V.': 12, 'S. de R.L. de C.V.': 4, 'S.C.': 1 },
      tax: 16,
      level: 0.55,
      streets: {
        form: '* #',
        numbers: [[10, 980]],
        names: `Avenida Hidalgo, Avenida Independencia, Avenida Juárez, Avenida Universidad, Calle 16 de Septiembre,
          Calle 20 de Noviembre, Calle 5 de Mayo, Calle Aldama, Calle Allende, Calle Guerrero, Calle Morelos,
          Calle Nicolás Bravo, Calle Pino Suárez, Calle Venustiano Carranza, Calle Vicente Guerrero, Calle Zaragoza`,
      },
    },
    CR: {
      name: 'Costa Rica',
      currency: 'CRC',
      language: 'es',
      phone: '+506 29## ####',
      utcOffset: -360,
      cities: `
        San José|9.9281|-84.0907`,
      towns: 'Alajuela, Heredia, Cartago',

      forms: { 'S.A.': 10, 'S.R.L.': 5 },
      tax: 13,
      level: 0.65,
      // There, houses have no numbers: an address names the crossing.
      streets: { form: 'Avenida *, Calle #', numbers: [[1, 42]], names: 'Central, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12' },
    },
    DO: {
      name: 'Dominican Republic',
      currency: 'DOP',
      language: 'es',
      phone: '+1 809-555-01##',
      utcOffset: -240,
      adjective: 'Dominican',
      sports: 'Baseball',
      cities: `
        Santo Domingo|18.5001|-69.9312`,
      towns: 'La Vega, La Romana, Puerto Plata',
      forms: { 'S.R.L.': 10, 'S.A.S.': 3, 'S.A.': 3 },
      tax: 18,
      level: 0.4,
    },
  },
  female:
    `Alicia, Guadalupe, Josefina, Leticia, Margarita, Norma, Patricia, Rosa, Silvia, Verónica, ` +
    FEMALE +
    `, Abril, Daniela, Itzel, Jimena, Mariana, Melissa, Regina, Renata, Valeria, Ximena`,
  male:
    `Arturo, Enrique, Gerardo, Héctor, Jaime, Jorge, José, Roberto, Rogelio, Rubén, ` +
    MALE +
    `, Alan, Axel, Brandon, Bryan, Diego, Emiliano, Iván, Kevin, Rodrigo, Ulises`,
  anyone: 'Alexis, Ariel, Noa, Sam, Trinidad, Yael',
  family:
    FAMILY +
    `, Alvarado, Bautista, Camacho, Cantú, Cervantes, Contreras, Cruz, De la Cruz, Domínguez, Escobedo, Espinosa, Estrada, Garza, Guzmán, Ibarra, Juárez, Lara, Luna, Maldonado, Navarro, Orozco, Rangel, Rosales, Soto, Treviño, Vázquez, Villarreal, Zavala`,
  frequent: { Hernández: 4, García: 3.5, Martínez: 3, López: 3, González: 3 },
  streets: {
    form: '* #',
    numbers: [[10, 980]],
    names: `Avenida Bolívar, Avenida Central, Avenida Colón, Avenida de la Paz, Avenida del Parque, Avenida Las Américas, Avenida Las Palmas, Avenida Los Álamos, Avenida Universidad,
      Calle Comercio, Calle del Mercado, Calle del Sol, Calle El Carmen, Calle Las Flores, Calle Las Acacias,
      Calle Los Cedros, Calle Los Jazmines, Calle Los Laureles, Calle Los Pinos, Calle Los Rosales, Calle Real,
      Calle San Antonio, Calle San Francisco, Calle San José, Calle Santa Rosa`,
  },
  clubs: {
    ...spain.clubs,
    words:
      CLASSICAL +
      `, Concordia, Progreso, Primero de Mayo, Doce de Octubre,
      Don Bosco, Esperanza, Juventud, Amistad, Libertad, La Unión, Porvenir, Estrella Roja,
      Estrella del Sur, Huracán, Centenario, Bolívar, Independencia`,
    marks: {
      Football: 'Club *, Deportivo *, CD *, FC *, Atlético *',
      Basketball: 'Club *, Basket *',
      any: 'Club *, Club Deportivo *',
    },
    nicknames: 'Baseball, Basketball, Volleyball',
    nicks: `Halcones, Jaguares, Gigantes, Guerreros, Lobos, Corsarios, Mineros, Leñadores, Panteras, Centauros, Bucaneros,
      Potros, Gavilanes, Linces, Cazadores, Escorpiones, Rayos, Osos, Alacranes, Coyotes, Truenos, Cometas,
      Zorros, Petirrojos, Búfalos, Volcanes, Astros, Dragones, Espartanos, Arrieros`,
    nickCores: [
      '{nick} de {city}',
      '{nick} {part} de {city}',
      '{nick} {word} de {city}',
      '{nick} {word} {part} de {city}',
    ],
  },
  grounds: { ...SPANISH_GROUNDS, hall: 'Gimnasio *, Auditorio *' },
  hotels: {
    ...spain.hotels,
    plain: 'Posada *, Hacienda *',
    withCity: 'Hotel * @, Posada * @, Hacienda * @, Casa * @, Suites * @',
    words: `Agave, Águila, Alondra, Balcón, Cacao, Ceiba, Colibrí, Corazón, Flamboyán, Fuente, Girasol,
      Guayacán, Jaguar, Jazmín, Limonero, Luna, Maguey, Mirador, Nopal, Orquídea, Quinta, Roble, Sol, Vainilla,
      Venado`,
  },
};

/** Colombia. */
export const colombia: Region = {
  ...mexico,
  countries: {
    CO: {
      name: 'Colombia',
      currency: 'COP',
      language: 'es',
      phone: '+57 601 1## ####',
      utcOffset: -300,
      sports: 'Baseball',
      cities: `
        Bogotá|4.671|-74.0821
        Medellín|6.2476|-75.5758|+57 604 1## ####
        Cali|3.4416|-76.522|+57 602 1## ####`,
      towns:
        'Barranquilla, Cartagena, Cúcuta, Bucaramanga, Pereira, Santa Marta, Ibagué, Pasto, Manizales, Neiva, Villavicencio, Armenia',

      forms: { 'S.A.S.': 13, 'S.A.': 3, 'Ltda.': 3 },
      tax: 19,
      level: 0.4,
      // The number of the street, the number of the street that it crosses, and the metres from there.
      streets: {
        form: '* # No. #-#',
        numbers: [
          [4, 127],
          [10, 98],
          [10, 99],
        ],
        names: 'Calle, Carrera, Calle, Carrera, Calle, Carrera, Diagonal, Transversal',
      },
    },
  },
  female:
    `Blanca, Cecilia, Esperanza, Gloria, Luz, Martha, Nubia, Olga, Stella, Yolanda, ` +
    FEMALE +
    `, Daniela, Geraldine, Juliana, Leidy, Lina, Manuela, Mariana, Natalia, Valentina, Yuliana`,
  male:
    `Alfonso, Álvaro, Carlos, Germán, Gustavo, Hernán, Jairo, Orlando, Ramiro, Rodrigo, ` +
    MALE +
    `, Brayan, Camilo, Cristian, Daniel, Duván, Felipe, Jhon, Santiago, Stiven, Yerson`,
  family:
    `Arango, Bedoya, Betancur, Caicedo, Cardona, Correa, Cortés, Cuesta, Duque, Franco, Giraldo, Henao, Hurtado, Londoño, Mejía, Mena, Montoya, Mosquera, Murillo, Ospina, Palacios, Patiño, Quintero, Rentería, Restrepo, Valencia, Velásquez, Vélez, Zuluaga, ` +
    FAMILY,
  frequent: { Rodríguez: 3, Gómez: 2, González: 2, Martínez: 2 },
  grounds: { ...SPANISH_GROUNDS, hall: 'Coliseo *' },
  hotels: { ...mexico.hotels, plain: 'Casona *' },
};

/** Ecuador and Peru. */
export const andes: Region = {
  ...colombia,
  countries: {
    EC: {
      name: 'Ecuador',
      currency: 'USD',
      language: 'es',
      phone: '+593 2 1## ####',
      utcOffset: -300,
      adjective: 'Ecuadorian',
      cities: `
        Quito|-0.1807|-78.4778
        Cuenca|-2.9001|-79.0059|+593 7 1## ####`,
      towns: 'Guayaquil, Ambato, Loja, Manta',
      forms: { 'S.A.': 8, 'Cía. Ltda.': 7, 'S.A.S.': 3 },
      tax: 15,
      level: 0.5,
    },
    PE: {
      name: 'Peru',
      currency: 'PEN',
      language: 'es',
      phone: '+51 1 1## ####',
      utcOffset: -300,
      adjective: 'Peruvian',
      cities: `
        Lima|-12.0664|-77.0328
        Arequipa|-16.409|-71.5375|+51 54 1## ###
        Cusco|-13.528|-71.9625|+51 84 1## ###`,
      towns: 'Trujillo, Chiclayo, Piura, Huancayo',
      forms: { 'S.A.C.': 12, 'S.A.': 3, 'E.I.R.L.': 3 },
      tax: 18,
      level: 0.5,
    },
  },
  family:
    `Andrade, Bravo, Cáceres, Cárdenas, Carrión, Cedeño, Cevallos, Chávez, Condori, Espinoza, Guamán, Huamán, Jaramillo, León, ` +
    FAMILY +
    `, Loor, Mamani, Mora, Moreira, Paredes, Peña, Ponce, Quispe, Silva, Vásquez, Vera, Yupanqui, Zambrano`,
  frequent: { Quispe: 2, Flores: 2, Sánchez: 2 },
  hotels: { ...mexico.hotels, plain: 'Hospedaje *' },
};
