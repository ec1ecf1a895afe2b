import { spanishAmerica } from './spanish-america.ts';
import type { Region } from './region.ts';

/**
 * Argentina, Chile and Uruguay, where many families come from Italy. Source: the civil registries' lists of names, the
 * posts' ways of writing addresses.
 */
export const southernCone: Region = {
  ...spanishAmerica,
  countries: {
    AR: { forms: { 'S.R.L.': 9, 'S.A.': 8, 'S.A.S.': 3, '': 3 }, tax: 21, level: 0.5 },
    CL: { forms: { SpA: 9, 'Ltda.': 6, 'S.A.': 4, '': 3 }, tax: 19, level: 0.5 },
    UY: { forms: { 'S.R.L.': 7, 'S.A.': 8, 'S.A.S.': 3, '': 3 }, tax: 22, level: 0.75 },
  },
  female: `Agustina, Alejandra, Antonella, Antonia, Belén, Bianca, Camila, Carla, Catalina, Celeste, Constanza,
    Delfina, Emilia, Evangelina, Florencia, Francisca, Giuliana, Graciela, Jimena, Josefa, Julieta, Laura, Lucía,
    Ludmila, Macarena, Magdalena, Malena, Maite, Mariana, Martina, Micaela, Milagros, Paula, Pilar, Renata, Rocío,
    Romina, Soledad, Valentina, Victoria`,
  male: `Agustín, Alejo, Álvaro, Bautista, Benjamín, Bruno, Claudio, Cristóbal, Damián, Eduardo, Emiliano, Facundo,
    Federico, Felipe, Fernando, Gonzalo, Hernán, Horacio, Ignacio, Joaquín, Jorge, Juan, Lautaro, Leandro, Lucas,
    Luciano, Marcelo, Marcos, Mariano, Martín, Matías, Nahuel, Nicolás, Pablo, Ramiro, Rodrigo, Santiago, Sebastián,
    Tomás, Valentín`,
  family: `Acosta, Aguirre, Araya, Arce, Benítez, Bianchi, Cabrera, Cáceres, Carrizo, Castro, Contreras, Costa,
    Domínguez, Espinoza, Fernández, Ferrari, Figueroa, Fuentes, Gallo, García, Godoy, Gómez, González, Gutiérrez,
    Hernández, Ibarra, Juárez, Ledesma, López, Luna, Mansilla, Martínez, Medina, Molina, Moreno, Moretti, Navarro,
    Ojeda, Olivera, Pereyra, Pérez, Pizarro, Quiroga, Ramos, Reyes, Rivas, Rodríguez, Romano, Romero, Rossi, Russo,
    Salinas, Sepúlveda, Silva, Sosa, Suárez, Tapia, Torres, Vázquez, Vega, Vidal`,
  streets: {
    form: '* #',
    numbers: [[100, 4900]],
    names: `Alem, Alsina, Avenida Belgrano, Avenida España, Avenida Italia, Avenida Mitre, Avenida Rivadavia,
      Avenida San Martín, Buenos Aires, Catamarca, Córdoba, Entre Ríos, Independencia, Jujuy, La Rioja, Lavalle,
      Los Aromos, Los Robles, Maipú, Pueyrredón, Salta, San Juan, Santa Fe, Sarmiento, Urquiza, 25 de Mayo`,
  },
  clubs: {
    ...spanishAmerica.clubs,
    words: `${spanishAmerica.clubs.words}, Ferroviarios, Estudiantina, Alumni Unidos`,
    marks: {
      Football: 'Club Atlético *, Deportivo *, CA *, Sportivo *',
      Rugby: '* Rugby Club, Club *',
      any: 'Club *, Club Social *',
    },
  },
  hotels: {
    ...spanishAmerica.hotels,
    plain: 'Hostería *, Residencia *, Quinta *',
    withCity: 'Hotel * @, Hostería * @, Casa * @, Apart Hotel * @, Petit Hotel * @',
    words: `Álamo, Alerce, Aromo, Calafate, Canelo, Cardenal, Ceibo, Chingolo, Coihue, Cóndor, Espinillo, Flamenco,
      Gaviota, Hornero, Jacarandá, Lapacho, Lenga, Luna, Maitén, Ñandú, Ombú, Pehuén, Rosa Mosqueta, Sauce, Tala,
      Tero`,
  },
};
