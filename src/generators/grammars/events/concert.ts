import { ANY_ON_SITE } from './texts.ts';
import type { EventTexts } from './texts.ts';

export const concert: EventTexts = {
  anywhere: {
    opening: [
      'New {genre} songs and a few old ones, with {person} on drums.',
      '{genre} from {count} albums. {person} opens with a short solo set.',
      '{x} is back after {count} years, with a new {genre} set and a long encore.',
      'Quieter songs before the break, the fast ones after it. {person} joins in on bass.',
      'One of only {few} concerts this season: {genre}, mostly acoustic, with {person} on piano.',
      'Two sets of {genre}, and a request or two at the end. {person} is on keyboards.',
      'Known from the radio: {x}. Expect {genre}, with {person} on trumpet.',
      '{genre} with a small horn section, arranged by {person}. Dancing is welcome.',
      'Piano and voice to begin with, then the whole band, {few} people in all. Expect {genre}.',
      'The first concert here was sold out. {genre}, some of it not yet recorded.',
      '{genre}, played from memory. Mostly original songs, plus two covers.',
      '{genre} with strings, arranged by {person}, and slower than on record.',
      'The last stop of the tour. {genre} from all albums, and {person} sits in.',
      '{x} plays {genre} for dancing, so there are few seats.',
      '{genre} in a small line-up: {x} and {person}, no drums.',
      'For people who think they do not like {genre}. {person} joins in.',
      'Songs about trains and rain. {genre}, with {person} on accordion.',
      'Recorded for the radio. {genre}, with {person} as second voice.',
      'A double bill: {person} first, then {x}, and at the end both together.',
      'The guests are {person} on drums and {person} on piano. It will be {genre}, mostly.',
      'The new {genre} album from first to last, and the old songs as encores.',
      'Duets with {person} before the break, then {genre} with the whole band.',
      'New songs and the stories behind them. {genre}, with {person} on guitar.',
      '{genre} with {person}, who produced the last album.',
      'Old {genre} favourites in new arrangements by {person}.',
    ],
    count: ['two', 'three', 'four', 'five'],
    few: ['three', 'four', 'five', 'six'],
  },
  onSite: {
    more: [
      'Records are on sale after the show.',
      'Under-14s only with an adult.',
      'Seats are not numbered.',
      'Please keep your phone in your pocket.',
      'The balcony opens when the floor is full.',
      'There is one break of twenty minutes.',
      'The bar takes cards only.',
      'Latecomers have to wait for the break.',
      ...ANY_ON_SITE,
    ],
  },
};

/** Genres of music for concerts. Those in `JAZZ` are for small ensembles. */
export const GENRES: readonly string[] = [
  'soul',
  'folk',
  'indie pop',
  'blues',
  'rock',
  'funk',
  'chamber pop',
  'country',
];
export const JAZZ: readonly string[] = ['swing', 'Latin jazz', 'bossa nova', 'jazz', 'folk', 'blues'];
