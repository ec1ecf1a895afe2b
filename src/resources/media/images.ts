import type { ResourceSpec } from '../spec.ts';

export const images = {
  name: 'images',
  singular: 'image',
  category: 'media',
  description: 'Photographs with their size, format and place.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the image', args: { min: 1 } },
    title: {
      type: 'string',
      generator: 'sentence',
      description: 'Title or caption',
      args: {
        about: 'image',
        place: { from: 'location' },
        date: { from: 'uploaded_at' },
        writerNumber: { from: 'manner' },
      },
    },
    description: {
      type: 'string',
      generator: 'sentence',
      description: 'What the image shows',
      args: {
        about: 'image_description',
        name: { from: 'title' },
        place: { from: 'location' },
        date: { from: 'uploaded_at' },
        writerNumber: { from: 'manner' },
      },
    },
    url: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the image in full size',
      args: { kind: 'photo', title: { from: 'title' }, width: { from: 'width' }, height: { from: 'height' } },
    },
    thumbnail_url: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of a small version',
      args: { kind: 'photo', title: { from: 'title' } },
    },
    width: {
      type: 'integer',
      generator: 'image_width',
      description: 'Width in pixels: that of the camera, or less where the photographer scales pictures down',
      args: {
        min: { by: 'sizes', is: { full: 2048 }, else: 640 },
        max: {
          cases: [
            { when: { format: ['png'] }, use: 2048 },
            { when: { format: ['webp'] }, use: 3000 },
            { when: { sizes: ['full'] }, use: 7680 },
          ],
          else: 2560,
        },
      },
    },
    height: {
      type: 'integer',
      generator: 'image_height',
      description: 'Height in pixels',
      args: { width: { from: 'width' } },
    },
    size: {
      type: 'integer',
      generator: 'file_size',
      description: 'Size of the file in bytes',
      args: { width: { from: 'width' }, height: { from: 'height' }, format: { from: 'format' } },
    },
    format: {
      type: 'string',
      generator: 'image_format',
      description: 'File format',
      args: { choices: { jpg: 80, webp: 18, png: 2 } },
      per: 'hand',
    },
    tags: {
      type: 'array',
      generator: 'tags',
      description: 'Search terms',
      args: { pool: 'photos', topic: { from: 'title' }, count: [2, 5] },
    },
    photographer: {
      type: 'string',
      generator: 'name',
      description: 'Name of the photographer; their number grows with the number of images',
      args: { city: { from: 'home' } },
      per: 'hand',
    },
    location: {
      type: 'string',
      generator: 'city',
      description: 'City it was taken in, mostly where the photographer lives',
      args: { cities: { by: 'way', is: { home: [{ from: 'home' }] } } },
    },
    uploaded_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was uploaded',
      args: { days: [1, 1500], distribution: 'low', city: { from: 'home' }, hours: 'awake' },
    },
  },
  causes: {
    hand: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of the photographer',
      args: { min: 1, baseValue: { from: 'id' }, factor: [0.1, 0.75] },
    },
    home: {
      type: 'string',
      generator: 'city',
      description: 'City the photographer lives in',
      per: 'hand',
    },
    way: {
      type: 'string',
      generator: 'word',
      description: 'Whether the photographer was at home or travelling',
      args: { choices: { home: 90, away: 10 } },
    },
    manner: {
      type: 'integer',
      generator: 'random_int',
      description: 'Habits of the photographer: how titles and descriptions are written',
      args: { min: 0, max: 999 },
      per: 'hand',
    },
    sizes: {
      type: 'string',
      generator: 'word',
      description: 'Whether the photographer uploads pictures in full size or scaled down',
      args: { choices: { full: 6, small: 4 } },
      per: 'hand',
    },
  },
} as const satisfies ResourceSpec;
