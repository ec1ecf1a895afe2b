import { spain, SPANISH_GROUNDS } from './spain.ts';
import { mexico } from './spanish-america.ts';
import type { Region } from './region.ts';

/**
 * Argentina, Chile and Uruguay, where many families come from Italy. Source: the civil registries' lists of names; the
 * postal services' address formats.
 */
export const southernCone: Region = {
  ...mexico,
  countries: {
    AR: {
      name: 'Argentina',
      currency: 'ARS',
      language: 'es',
      phone: '+54 11 0### ####',
      utcOffset: -180,
      market: 8,
      adjective: 'Argentine',
      sports: 'Handball, Rugby',
      cities: `
        Buenos Aires|-34.6137|-58.4316
        Córdoba|-31.4101|-64.1888|+54 351 0## ####
        Rosario|-32.9542|-60.6805|+54 341 0## ####
        Mendoza|-32.8895|-68.8458|+54 261 0## ####`,
      towns: 'La Plata, Mar del Plata, Tucumán, Salta, Santa Fe, San Juan, Corrientes, Neuquén, Bahía Blanca, Paraná',
      forms: { 'S.R.L.': 9, 'S.A.': 8, 'S.A.S.': 3 },
      tax: 21,
      level: 0.5,
    },
    CL: {
      name: 'Chile',
      currency: 'CLP',
      language: 'es',
      phone: '+56 2 1### ####',
      utcOffset: -240,
      // In fact, the clocks change up to six days later.
      summerTime: { from: [9, 1], to: [4, 1] },
      adjective: 'Chilean',
      sports: 'Handball, Rugby',
      cities: `
        Santiago|-33.4489|-70.6493
        Temuco|-38.7359|-72.5904|+56 45 1## ####`,
      towns: 'Concepción, Valparaíso, Antofagasta, La Serena, Rancagua, Talca',
      forms: { SpA: 9, 'Ltda.': 6, 'S.A.': 4 },
      tax: 19,
      level: 0.5,
    },
    UY: {
      name: 'Uruguay',
      currency: 'UYU',
      language: 'es',
      phone: '+598 36## ####',
      utcOffset: -180,
      adjective: 'Uruguayan',
      sports: 'Handball, Rugby',
      cities: `
        Montevideo|-34.9033|-56.1882`,
      towns: 'Salto, Paysandú, Maldonado',

      forms: { 'S.R.L.': 7, 'S.A.': 8, 'S.A.S.': 3 },
      tax: 22,
      level: 0.75,
      streets: {
        form: '* #',
        numbers: [[800, 2900]],
        names: `Avenida 18 de Julio, Avenida Italia, Avenida Rivera, Bulevar Artigas, Canelones, Colonia, Durazno,
          Maldonado, Mercedes, San José, Soriano, Uruguay`,
      },
    },
  },
  female: `Alejandra, Carla, Evangelina, Graciela, Laura, Mariana, Paula, Pilar, Romina, Soledad, Antonia, Belén,
    Bianca, Camila, Celeste, Constanza, Florencia, Jimena, Josefa, Lucía, Ludmila, Macarena, Magdalena, Maite, Micaela,
    Milagros, Renata, Rocío, Valentina, Victoria, Agustina, Antonella, Catalina, Delfina, Emilia, Francisca, Giuliana,
    Julieta, Malena, Martina`,
  male: `Claudio, Eduardo, Fernando, Hernán, Horacio, Jorge, Juan, Marcelo, Mariano, Pablo, Alejo, Álvaro, Bruno,
    Cristóbal, Damián, Emiliano, Federico, Felipe, Gonzalo, Ignacio, Leandro, Lucas, Luciano, Marcos, Martín, Matías,
    Nicolás, Ramiro, Rodrigo, Sebastián, Agustín, Bautista, Benjamín, Facundo, Joaquín, Lautaro, Nahuel, Santiago,
    Tomás, Valentín`,
  family: `Acosta, Aguirre, Araya, Arce, Benítez, Bianchi, Cabrera, Cáceres, Carrizo, Castro, Contreras, Costa,
    Domínguez, Espinoza, Fernández, Ferrari, Figueroa, Fuentes, Gallo, García, Godoy, Gómez, González, Gutiérrez,
    Hernández, Ibarra, Juárez, Ledesma, López, Luna, Mansilla, Martínez, Medina, Molina, Moreno, Moretti, Navarro,
    Ojeda, Olivera, Pereyra, Pérez, Pizarro, Quiroga, Ramos, Reyes, Rivas, Rodríguez, Romano, Romero, Rossi, Russo,
    Salinas, Sepúlveda, Silva, Sosa, Suárez, Tapia, Torres, Vázquez, Vega, Vidal`,
  frequent: { González: 4, Rodríguez: 3, Fernández: 2 },
  streets: {
    form: '* #',
    numbers: [[100, 4900]],
    names: `Avenida San Martín, Avenida Argentina, Avenida Colón, Avenida España, Avenida Francia, Avenida Italia, Avenida Perú, Balmaceda, Bolívar, Bulnes, Buenos Aires, Córdoba, Independencia, La Paz, Las Heras,
      Los Álamos, Los Aromos, Los Robles, Maipú, Montevideo, O’Higgins, San Juan, Santa Rosa, Sarmiento, Tucumán`,
  },
  clubs: {
    ...mexico.clubs,
    nicknames: 'Baseball',
    words:
      spain.clubs.words +
      `, Defensores, Juventud Unida, Ferrocarril, Porvenir,
      Sol de Mayo`,
    marks: {
      Football: 'Club Atlético *, Deportivo *, CA *, Sportivo *',
      Rugby: '* Rugby Club, Club *',
      any: 'Club *, Deportivo *, Club Deportivo *, Atlético *',
    },
  },
  grounds: { ...SPANISH_GROUNDS, hall: 'Estadio *, Polideportivo *' },
  hotels: {
    ...mexico.hotels,
    plain: 'Hostería *, Residencia *, Quinta *',
    withCity: 'Hotel * @, Hostería * @, Casa * @, Apart Hotel * @, Petit Hotel * @',
    words: `Álamo, Alerce, Aromo, Calafate, Canelo, Cardenal, Ceibo, Chingolo, Coihue, Cóndor, Espinillo, Flamenco,
      Gaviota, Hornero, Jacarandá, Lapacho, Lenga, Luna, Maitén, Ñandú, Ombú, Pehuén, Sauce, Tala,
      Tero`,
  },
};
