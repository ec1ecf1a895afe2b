/** What stands before the chapters of a video: each creator has one way. */
export const chapterLabels: readonly string[] = ['', 'Chapters:\n', '', 'Timestamps\n'];

/**
 * How the descriptions of a creator are put together, each in one of a few ways: sentences on the subject, and below them
 * the things shown, chapters, words to find it by, or a line that is the same in all videos.
 */
export const habits: readonly (readonly string[])[] = [
  ['{say}\n{things}', '{say}\n{things}', '{say}'],
  ['{say}', '{say}', '{say}\n{foot}'],
  ['{say}\n{hash}'],
  ['{say}\n{chapters}', '{say}\n{chapters}', '{say}'],
  ['{say}\n{foot}'],
  ['{say}\n{things}\n{hash}', '{say}\n{hash}'],
  ['{say}'],
  ['{say}\n{chapters}\n{foot}', '{say}\n{foot}'],
  ['{say}\n{things}\n{foot}', '{say}\n{foot}'],
  ['{say}\n{foot}\n{hash}', '{say}\n{hash}'],
];

/** What creators put below each of their videos, if anything. */
export const feet: readonly string[] = [
  'Contact: {mail}',
  'Subscribe: https://videos.example/@{username}',
  'Instagram: @{username}',
  'Edited with free software',
  'All my playlists: https://videos.example/@{username}/playlists',
  'Business inquiries: {mail}',
  'Thanks for watching!',
  'Write to me: {mail}',
  'Filmed on my phone',
];
