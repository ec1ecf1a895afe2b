import { spain, SPANISH_GROUNDS } from './spain.ts';
import type { Region } from './region.ts';

/**
 * Mexico, Central America, the Dominican Republic and the northern Andes. Source: the lists of names of INEGI, the
 * Registraduría, RENIEC and the other civil registries, the posts' ways of writing addresses.
 */
export const spanishAmerica: Region = {
  ...spain,
  countries: {
    MX: {
      forms: { 'S.A. de C.V.': 12, 'S. de R.L. de C.V.': 4, 'S.C.': 1, '': 3 },
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
      forms: { 'S.A.': 10, 'S.R.L.': 5, '': 3 },
      tax: 13,
      level: 0.65,
      // Houses have no numbers there: the crossing is told.
      streets: { form: 'Avenida *, Calle #', numbers: [[1, 42]], names: 'Central, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12' },
    },
    DO: { forms: { 'S.R.L.': 10, 'S.A.S.': 3, 'S.A.': 3, '': 3 }, tax: 18, level: 0.4 },
    CO: {
      forms: { 'S.A.S.': 13, 'S.A.': 3, 'Ltda.': 3, '': 3 },
      tax: 19,
      level: 0.4,
      // The number of a street, of the one it crosses, and of metres from there.
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
    EC: { forms: { 'S.A.': 8, 'Cía. Ltda.': 7, 'S.A.S.': 3, '': 3 }, tax: 15, level: 0.5 },
    PE: { forms: { 'S.A.C.': 12, 'S.A.': 3, 'E.I.R.L.': 3, '': 3 }, tax: 18, level: 0.5 },
  },
  female: `Blanca, Cecilia, Esperanza, Gloria, Ivonne, Leticia, Liliana, Patricia, Rosa, Rosario, Adriana, Alejandra,
    Ana, Andrea, Aracely, Carolina, Claudia, Diana, Gabriela, Juliana, Karla, Lorena, Luisa, Magdalena, Marcela, María,
    Maribel, Mónica, Paola, Tatiana, Daniela, Itzel, Jimena, Mariana, Regina, Sofía, Valentina, Valeria, Ximena, Yesenia`,
  male: `Alfredo, Armando, Arturo, Enrique, Gerardo, Germán, Gustavo, Raúl, Roberto, Rodolfo, Abel, Adán, Alejandro,
    Edgar, Eduardo, Fabián, Fernando, Héctor, Javier, Jorge, José, Juan, Luis, Manuel, Mauricio, Miguel, Óscar, Rafael,
    Ramiro, Sergio, Brayan, Camilo, Cristian, Daniel, Emiliano, Felipe, Iván, Joel, Leonardo, Sebastián`,
  anyone: 'Alexis, Ariel, Noa, Sam, Trinidad, Yael',
  family: `Aguilar, Aguirre, Arias, Ayala, Beltrán, Cabrera, Camacho, Campo, Carrillo, Castillo, Cervantes, Condori,
    Córdova, Cortés, De la Cruz, Díaz, Espinoza, Fernández, Fuentes, García, Gómez, González, Gutiérrez, Hernández,
    Herrera, Ibarra, Jiménez, León, López, Maldonado, Mamani, Martínez, Medina, Mendoza, Molina, Morales, Muñoz, Núñez,
    Orozco, Ortiz, Paredes, Peralta, Pérez, Quispe, Ramírez, Restrepo, Reyes, Rodríguez, Rojas, Rosales, Salazar,
    Sánchez, Sandoval, Santos, Silva, Solís, Torres, Valencia, Vásquez, Velásquez, Zambrano`,
  frequent: { Hernández: 4, García: 3.5, Martínez: 3, López: 3, González: 3 },
  streets: {
    form: '* #',
    numbers: [[10, 980]],
    names: `Avenida Bolívar, Avenida Central, Avenida Colón, Avenida de la Paz, Avenida del Parque,
      Avenida Independencia, Avenida Las Américas, Avenida Las Palmas, Avenida Los Álamos, Avenida Universidad,
      Calle Comercio, Calle del Mercado, Calle del Sol, Calle El Carmen, Calle Las Flores, Calle Las Acacias,
      Calle Los Cedros, Calle Los Jazmines, Calle Los Laureles, Calle Los Pinos, Calle Los Rosales, Calle Real,
      Calle San Antonio, Calle San Francisco, Calle San José, Calle Santa Rosa`,
  },
  clubs: {
    ...spain.clubs,
    words: `${spain.clubs.words}, Bolívar, Magisterio, Politécnico, Don Bosco, La Salle, Primero de Mayo, Independencia,
      Bancarios, Doce de Octubre, Obras Públicas, Telégrafos, Aduana, Gráficos, Textil`,
    marks: {
      Football: 'Club *, Deportivo *, CD *, FC *, Atlético *',
      Basketball: 'Club *, Basket *',
      any: 'Club *, Club Deportivo *',
    },
    nicknames: 'Baseball',
  },
  grounds: { ...SPANISH_GROUNDS, hall: 'Coliseo *, Gimnasio *' },
  hotels: {
    ...spain.hotels,
    plain: 'Posada *, Hacienda *, Casona *',
    withCity: 'Hotel * @, Posada * @, Hacienda * @, Casa * @, Suites * @',
    words: `Agave, Águila, Alondra, Balcón, Buganvilia, Cacao, Ceiba, Colibrí, Corazón, Flamboyán, Fuente, Girasol,
      Guayacán, Jaguar, Jazmín, Limonero, Luna, Maguey, Mirador, Nopal, Orquídea, Quinta, Roble, Sol, Vainilla,
      Venado`,
  },
};
