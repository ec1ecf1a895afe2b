import { category, matching, row, worded, type Guess, type Row } from './row.ts';

const BOOK: Guess = worded('The {first} {second}', {
  first:
    'Silent, Last, Hidden, Winter, Paper, Glass, Distant, Forgotten, Crimson, Quiet, Salt, Wandering, Northern, Broken',
  second:
    'Harbour, Garden, Letters, Orchard, Lighthouse, Kingdom, River, Daughter, Clockmaker, Journey, Mountain, House, Promise, Season',
});

const SONG: Guess = worded('{first} {second}', {
  first: 'Midnight, Golden, Paper, Summer, Electric, Blue, Slow, Falling, Neon, Distant, Velvet, Broken, Silver, Early',
  second: 'Rain, Lights, Hearts, Train, Morning, River, Echoes, Road, Dreams, Fire, Letters, Sky, Dance, Weather',
});

/** Rows for books, films, music, and pictures. */
export const CULTURE: readonly Row[] = [
  row(
    'name',
    'book title, book name, novel title, ebook title, audiobook title, book, publication name, comic title, publication title, library item title, manga title, literature title, loan title',
    { string: BOOK },
  ),
  row(
    'name',
    'movie title, movie name, film title, film name, show title, series title, series name, episode title, game title, game name, anime title, episode name, movie, tv show name, original title movie, play title, season title, serie name, video game title, board game name, movie original title, series, film',
    { string: BOOK },
  ),
  row(
    'name',
    'song title, song name, track title, track name, album title, album name, single title, song, track, album, playlist name, playlist title, recording title, music title, release title, playlist, podcast title, podcast name, record title, station song, album',
    { string: SONG },
  ),
  row(
    'name',
    'artist name, band name, musician name, group artist name, artist, orchestra name, dj name, band, performer name band, album artist, song artist, track artist, album artist name',
    {
      string: worded('{first} {second}', {
        first:
          'The Paper, The Velvet, The Northern, The Slow, The Golden, Electric, Silver, The Midnight, Blue, The Early',
        second: 'Foxes, Harbour, Lanterns, Parade, Rivers, Machines, Sparrows, Letters, Company, Orchestra',
      }),
    },
  ),
  row(
    'name',
    '@video title, @video name, video title, channel title, stream title, playlist title video, clip title, recording title video, video',
    { string: { generator: 'sentence', args: { about: 'video' } } },
  ),
  row(
    'name',
    '@picture title, @picture name, photo title, image title, photo caption, image caption, @picture caption, artwork title, painting title, album photo title, wallpaper name',
    { string: { generator: 'sentence', args: { about: 'image' } } },
  ),
  row(
    'name',
    'instrument, musical instrument, instrument name music',
    category('Piano, Guitar, Violin, Drums, Flute, Cello, Trumpet, Saxophone, Clarinet, Harp'),
  ),
  row(
    'name',
    'art style, art movement, artwork style, artwork medium, technique, painting style, art technique, artwork type, art medium',
    category(
      'Oil on canvas, Watercolour, Etching, Bronze, Acrylic, Charcoal, Photograph, Ceramics, Ink on paper, Collage',
    ),
  ),
  row('code', 'isrc, iswc, track isrc, isrc code', { string: matching('[A-Z]{2}[A-Z0-9]{3}[0-9]{7}') }),
  row('nft', 'nft name, token name nft, collectible name, nft title, nft collection, nft collection name', {
    string: worded('{first} {second}', {
      first: 'Pixel, Neon, Lunar, Paper, Cosmic, Velvet, Marble',
      second: 'Foxes, Gardens, Towers, Masks, Waves, Birds',
    }),
  }),
];
