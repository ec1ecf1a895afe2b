/** Headings above the chapters of a video, by creator. */
export const chapterLabels: readonly string[] = ['', 'Chapters:\n', '', 'Timestamps\n'];

/**
 * Patterns of descriptions, by creator. `{say}` stands for the text; the other placeholders stand for what the video
 * shows, chapters, hashtags, and a last line that is the same below all videos.
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

/** Lines that stand at the end of the description of a video. Each creator always uses the same one. */
export const feet: readonly string[] = [
  'Contact: {mail}',
  'Subscribe: https://videos.example/@{username}',
  'Instagram: @{username}',
  'Edited with free software',
  'All my playlists: https://videos.example/@{username}/playlists',
  'Business inquiries: {mail}',
  'Thanks for watching!',
  'Write to me: {mail}',
  'New videos every week',
];
