import { chosen, decimal, listed, matching, row, whole, worded, type Row } from './row.ts';

const both = (min: number, max: number): Row['guesses'] => ({ integer: whole(min, max), number: whole(min, max) });

/** Rows for music, podcasts, and what is measured in sound. */
export const MEDIA: readonly Row[] = [
  row('name', 'audiobook name, audiobook title, audio book title', {
    string: worded('The {first} {second}', {
      first: 'Silent, Last, Hidden, Winter, Paper, Glass, Distant, Forgotten, Quiet, Northern, Broken, Salt',
      second:
        'Harbour, Garden, Letters, Orchard, Lighthouse, Kingdom, River, Daughter, Clockmaker, Journey, House, Season',
    }),
  }),
  row('name', 'radio station name, radio station, radio name, station name radio, radio show, radio channel', {
    string: worded('{first} {second}', {
      first: 'Radio, City, Coast, Harbour, North, Sunrise, Metro, Classic',
      second: 'One, FM, Sounds, Waves, Live, Beat, Gold, Two',
    }),
  }),
  row('name', 'record label, music label, label name music, album label, release label, track label, label record', {
    string: listed(
      'Northern Lights Records, Blue Door Music, Paper Moon Sound, Harbour Records, Lantern Music, Silver Wave',
    ),
  }),
  row('share', 'loudness, loudness start, loudness end, loudness maximum, loudness max, gain, volume db, replay gain', {
    number: decimal(-24, -3, 0.1),
    integer: whole(-24, -3),
  }),
  row(
    'share',
    'acousticness, danceability, liveness, speechiness, instrumentalness, valence, track energy, audio feature energy, song energy, audio analysis energy, popularity share, strength confidence, tempo confidence, key confidence, mode confidence',
    { number: decimal(0.02, 0.98, 0.01), integer: whole(1, 98) },
  ),
  row('bpm', 'tempo, section tempo, track tempo', { number: decimal(70, 180, 0.1), integer: whole(70, 180) }),
  row('key', 'musical key, track key, song key, section key, audio feature key, audio analysis key, key signature', {
    ...both(0, 11),
    string: chosen('C:3, D:2, E:2, F, G:3, A:3, B, C minor, A minor:2, E minor'),
  }),
  row('key', 'track mode, song mode, section mode, audio feature mode, musical mode', both(0, 1)),
  row('key', 'time signature, track time signature', {
    integer: { generator: 'choices', args: { choices: [3, 4] }, within: [3, 4] },
    number: { generator: 'choices', args: { choices: [3, 4] }, within: [3, 4] },
    string: chosen('4/4:6, 3/4:2, 6/8'),
  }),
  row('rank', 'disc number, disc count, number of disc, total disc, disk number, volume number', both(1, 2)),
  row(
    'count',
    'album total track, playlist total track, total track, track count, number of track, song count',
    both(6, 40),
  ),
  row(
    'seconds',
    'start, begin, end, offset second, start second, start offset, end offset, seek, start position, end position, cue point, segment start, section start, bar start, beat start, tatum start',
    { number: decimal(0, 240, 0.01) },
  ),
  row(
    'seconds',
    'segment duration, bar duration, beat duration, tatum duration, section duration, note duration, bars duration, beats duration, tatums duration',
    { number: decimal(0.2, 4, 0.001) },
  ),
  row(
    'duration',
    'position millisecond, progress millisecond, resume position millisecond, elapsed millisecond, playback position millisecond, timestamp offset millisecond',
    {
      integer: whole(2000, 240_000, { step: 10 }),
      number: whole(2000, 240_000, { step: 10 }),
    },
  ),
  row('state', 'repeat state, repeat mode, loop mode, repeat', { string: chosen('off:6, track:2, context:2') }),
  row('state', 'playback state, player state, play state, playback status, transport state', {
    string: chosen('playing:6, paused:4, stopped'),
  }),
  row('copyright', 'copyright text, copyright line, phonographic copyright', {
    string: matching('(℗|©) 20(1[5-9]|2[0-5]) (Northern Lights Records|Blue Door Music|Harbour Records|Lantern Music)'),
  }),
];
