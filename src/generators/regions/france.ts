import { EUROPEAN_SUMMER } from '../lists/summer-time.ts';
import { CITY_LAST, CLASSICAL } from './common.ts';
import type { Region } from './region.ts';

/** France and Luxembourg. Source: INSEE's files of given and family names; the address format of La Poste. */
export const france: Region = {
  countries: {
    FR: {
      name: 'France',
      currency: 'EUR',
      language: 'fr',
      phone: '+33 1 99 00 ## ##',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      market: 56,
      adjective: 'French',
      sports: 'Handball, Rugby',
      cities: `
        Paris|48.866|2.347
        Lyon|45.76|4.853|+33 4 65 71 ## ##
        Toulouse|43.6047|1.4442|+33 5 36 49 ## ##
        Bordeaux|44.8378|-0.5792|+33 5 36 49 ## ##
        Lille|50.6292|3.0573|+33 3 53 01 ## ##
        Strasbourg|48.5734|7.7521|+33 3 53 01 ## ##
        Nantes|47.2184|-1.5536|+33 2 61 91 ## ##`,
      towns: 'Marseille, Nice, Montpellier, Rennes, Reims, Dijon, Angers, Brest',
      forms: { SAS: 9, SARL: 8, SA: 2 },
      tax: 20,
      level: 0.8,
    },
    LU: {
      name: 'Luxembourg',
      currency: 'EUR',
      language: 'lb',
      phone: '+352 653 ### ###',
      utcOffset: 60,
      summerTime: EUROPEAN_SUMMER,
      sports: 'Handball',
      cities: `
        Luxembourg|49.6116|6.1319`,
      forms: { 'S.à r.l.': 9, 'S.A.': 5 },
      tax: 17,
      level: 1,
    },
  },
  female: `Agnès, Anne, Cécile, Delphine, Florence, Hélène, Nathalie, Sandrine, Sylvie, Valérie, Amandine, Aurélie,
    Camille, Caroline, Céline, Claire, Élise, Élodie, Gaëlle, Jeanne, Julie, Juliette, Laure, Lucie, Margaux, Marion,
    Mathilde, Noémie, Pauline, Sophie, Adèle, Alice, Anaïs, Capucine, Chloé, Emma, Inès, Léa, Manon, Océane`,
  male: `Bruno, Didier, François, Frédéric, Jérôme, Laurent, Marc, Pascal, Thierry, Xavier, Adrien, Alexandre, Alexis,
    Arnaud, Benoît, Cédric, Clément, Étienne, Fabien, Florian, Guillaume, Loïc, Ludovic, Mathieu, Maxime, Nicolas,
    Pierre, Rémi, Sébastien, Tristan, Arthur, Bastien, Gaspard, Jules, Léo, Lucas, Mathis, Quentin, Raphaël, Théo`,
  anyone: 'Alix, Ange, Claude, Maxence, Sacha, Swann',
  family: `Aubert, Barbier, Bernard, Bertrand, Besson, Bonnet, Bourgeois, Boyer, Brun, Caron, Charpentier, Chevalier,
    Colin, Collet, David, Dubois, Dufour, Dumont, Dupuis, Durand, Fabre, Faure, Fontaine, Garcia, Garnier,
    Gautier, Gauthier, Gérard, Girard, Guérin, Jacquet, Jolivet, Joly, Lacroix, Le Gall, Lebrun, Leclercq, Lefèvre,
    Lemaire, Lemoine, Leroy, Lopez, Mallet, Martin, Masson, Menard, Mercier, Meunier, Meyer, Morel, Morin, Nguyen,
    Noël, Perrin, Petit, Renard, Renaud, Richard, Rivière, Roussel, Roux, Schmitt, Thomas, Vidal, Weber`,
  frequent: {
    Martin: 2,
    Bernard: 1.2,
    Thomas: 1.1,
    Petit: 1.1,
    Robert: 1.1,
    Richard: 1.05,
    Durand: 1,
    Dubois: 1,
    Moreau: 0.95,
    Laurent: 0.9,
    Simon: 0.85,
    Michel: 0.85,
    Lefebvre: 0.8,
    Leroy: 0.8,
    Roux: 0.75,
  },
  streets: {
    form: '# *',
    numbers: [[1, 140]],
    names: `allée des Platanes, avenue de la République, avenue Gambetta, boulevard Voltaire, chemin des Lilas,
      avenue Jean Jaurès, rue du Marché, rue de l’Église, rue Victor Hugo, rue de la Paix, rue de Verdun,
      rue des Acacias, rue des Écoles, rue des Fleurs, rue des Jardins, rue des Tilleuls, rue du 8 Mai, rue du Château,
      rue du Moulin, rue Émile Zola, rue George Sand, rue Voltaire, rue Louis Pasteur, rue Pasteur,
      rue Saint-Michel`,
  },
  centralStreets: {
    Paris: { form: '# *', numbers: [[60, 110]], names: 'rue d’Aboukir, rue Montmartre, rue Montorgueil, rue Réaumur' },
  },
  clubs: {
    words:
      CLASSICAL +
      `, Concorde, Fraternelle, Renaissance, Avenir, Espérance, Élan, Flèche, Jeunesse, Alouette,
      Vaillante, Cheminots, Gauloise, Amicale, Réveil, Patriote, Saint-Michel`,
    parts: `Nord, Sud, Ouest, Centre, Saint-Jean, Sainte-Anne, Les Tilleuls, Le Port, Les Prés, La Colline, Bellevue,
      Le Moulin, Montplaisir, Rive Droite`,
    cores: CITY_LAST,
    marks: {
      Football: 'FC *, AS *, US *, ES *, SC *',
      Basketball: '* Basket, BC *, AS * Basket',
      Handball: 'HBC *, * Handball',
      Volleyball: 'VB *, * Volley-Ball',
      Rugby: 'RC *, US * Rugby, Stade *',
      'Ice Hockey': 'HC *',
      any: 'AS *, US *',
    },
  },
  grounds: {
    people: '-',
    ofTown: 'de |d’',
    outdoor: 'Stade *, Stade *, Stade municipal *',
    hall: 'Salle *, Palais des Sports *, Arena *',
    ice: 'Patinoire *',
  },
  hotels: {
    plain: 'Auberge *, Hôtel de charme *, Pension *',
    withCity: 'Hôtel * @, Auberge * @, Résidence * @, Maison * @, Le * @',
    words: `Acacia, Alouette, Amandier, Balcon, Beffroi, Bleuet, Cèdre, Cerisier, Chardon, Cygne, Figuier,
      Hérisson, Jardin, Jasmin, Lavoir, Lilas, Merle, Mûrier, Noisetier, Olivier, Perroquet, Platane, Rossignol,
      Tilleul, Tournesol`,
    and: ' et ',
  },
  tradeNames: {
    starts: 'Beau, Clair, Haute, Belle, Roche, Vert, Blanc, Grand, Long, Franc',
    ends: 'mont, val, court, fontaine, rive',
    own: 'Développement, Frères, & Fils',
  },
};
