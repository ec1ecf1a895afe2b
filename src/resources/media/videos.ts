import type { InferRecord } from '../../schema/index.ts';
import type { ResourceSpec } from '../spec.ts';

export const videos = {
  name: 'videos',
  singular: 'video',
  category: 'media',
  description: 'Videos with their creator and their numbers of views and reactions.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the video', args: { min: 1 } },
    title: {
      type: 'string',
      generator: 'sentence',
      description: 'Title of the video',
      args: {
        about: 'video',
        topic: { from: 'category' },
        amount: { from: 'episode' },
        date: { from: 'published_at' },
        writerNumber: { from: 'manner' },
      },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'Content of the video',
      args: {
        about: 'video',
        name: { from: 'title' },
        topic: { from: 'category' },
        amount: { from: 'duration' },
        date: { from: 'published_at' },
        place: { from: 'creator_id.city' },
        writerNumber: { from: 'manner' },
        username: { from: 'creator_id.username' },
        email: { from: 'creator_id.email' },
      },
    },
    creator: {
      type: 'string',
      generator: 'name',
      description: 'Name of the user who made it',
      args: { first: { from: 'creator_id.first_name' }, last: { from: 'creator_id.last_name' } },
    },
    creator_id: { type: 'integer', generator: 'random_int', description: 'The user who made it', references: 'users' },
    duration: {
      type: 'integer',
      generator: 'video_duration',
      description: 'Length in seconds',
      args: { min: 75, max: 7200, topic: { from: 'category' }, name: { from: 'title' } },
    },
    views: {
      type: 'integer',
      generator: 'random_int',
      description: 'Views since publication, mostly in line with other videos of the creator',
      args: {
        min: 7,
        max: 50000000,
        perDay: [0.012, 0.8],
        multiplier: { from: 'reach' },
        period: [{ from: 'published_at' }],
      },
    },
    likes: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of likes',
      args: { min: 0, baseValue: { from: 'views' }, factor: [0.01, 0.06] },
    },
    dislikes: {
      type: 'integer',
      generator: 'random_int',
      description: 'Number of dislikes, far fewer than likes',
      args: { min: { from: 'disliked' }, baseValue: { from: 'likes' }, factor: [0, 0.042] },
    },
    comments_count: {
      type: 'integer',
      generator: 'random_int',
      description: 'Comments below it: far fewer than likes',
      args: { min: { from: 'talk' }, baseValue: { from: 'likes' }, factor: [0, 0.2] },
    },
    category: {
      type: 'string',
      generator: 'video_category',
      description: "Subject, one of the creator's two",
      args: { subjects: [{ from: 'subject' }, { from: 'second_subject' }] },
    },
    tags: {
      type: 'array',
      generator: 'tags',
      description: 'Search terms',
      args: { pool: 'videos', topic: { from: 'category' }, name: { from: 'title' }, count: [2, 5] },
    },
    thumbnail: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the preview picture',
      args: { kind: 'video', title: { from: 'title' }, category: { from: 'category' } },
    },
    url: {
      type: 'string',
      format: 'uri',
      generator: 'url',
      description: 'Where to watch it',
      args: { siteName: 'videos', path: ['watch'], uniqueCode: true },
    },
    published_at: {
      type: 'string',
      format: 'date-time',
      generator: 'past_date',
      description: 'When it was published',
      args: { after: { from: 'creator_id.created_at' }, city: { from: 'creator_id.city' }, hours: 'awake' },
    },
  },
  causes: {
    subject: {
      type: 'string',
      generator: 'video_category',
      description: 'Main subject of the creator',
      per: 'creator_id',
    },
    second_subject: {
      type: 'string',
      generator: 'word',
      description: 'Second subject of the creator, related to the first',
      args: {
        choices: {
          by: 'subject',
          is: {
            Cooking: { Gardening: 1 },
            Travel: { Nature: 1, History: 1 },
            Fitness: { Travel: 1, Cooking: 1 },
            Technology: { Gaming: 1, Science: 1 },
            Science: { Technology: 1, Nature: 1, History: 1 },
            Nature: { Travel: 1, Gardening: 1 },
            Music: { Music: 1 },
            Gaming: { Technology: 1 },
            Crafts: { Gardening: 1 },
            History: { Travel: 1, Science: 1 },
          },
          else: { Nature: 1 },
        },
      },
      per: 'creator_id',
    },
    manner: {
      type: 'integer',
      generator: 'random_int',
      description: 'Habits of the creator: how titles and closing lines are written',
      args: { min: 0, max: 999 },
      per: 'creator_id',
    },
    reach: {
      type: 'integer',
      generator: 'random_int',
      description: "Size of the creator's channel",
      args: { min: 3, max: 2000, distribution: 'wide' },
      per: 'creator_id',
    },
    talk: {
      type: 'integer',
      generator: 'random_int',
      description: 'Minimum number of comments, for videos with many likes',
      args: { min: 0, baseValue: { from: 'likes' }, factor: [0.02, 0.05] },
    },
    disliked: {
      type: 'integer',
      generator: 'random_int',
      description: 'Minimum number of dislikes, for videos with many likes',
      args: { min: 0, baseValue: { from: 'likes' }, factor: [0.003, 0.009] },
    },
    episode: {
      type: 'integer',
      generator: 'random_int',
      description: 'Its number in a series: one a week or so since its creator joined',
      args: {
        min: 1,
        max: 400,
        perDay: [0.15, 0.15],
        period: [{ from: 'creator_id.created_at' }, { from: 'published_at' }],
      },
    },
  },
} as const satisfies ResourceSpec;

/** A record of /videos. */
export type Video = InferRecord<typeof videos>;
