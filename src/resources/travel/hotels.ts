import type { InferRecord } from '../../schema/index.ts';
import type { ResourceSpec } from '../spec.ts';

export const hotels = {
  name: 'hotels',
  singular: 'hotel',
  category: 'travel',
  description: 'Hotels with their address, stars, amenities and the price of a night.',
  fields: {
    id: { type: 'integer', generator: 'random_int', description: 'Number of the hotel', args: { min: 1 } },
    name: {
      type: 'string',
      generator: 'hotel_name',
      description: 'Name of the hotel',
      args: { city: { from: 'city' } },
    },
    description: {
      type: 'string',
      generator: 'paragraph',
      description: 'The building, its rooms and services',
      args: {
        about: 'hotel',
        name: { from: 'name' },
        place: { from: 'city' },
        topics: { from: 'amenities' },
        stars: { from: 'stars' },
        amount: { from: 'rooms' },
      },
    },
    stars: {
      type: 'integer',
      generator: 'hotel_stars',
      description: 'Stars, from 1 to 5, in keeping with the name',
      args: { min: 1, max: 5, name: { from: 'name' } },
    },
    address: {
      type: 'string',
      generator: 'address',
      description: 'Street and number',
      args: { city: { from: 'city' }, central: true },
    },
    city: { type: 'string', generator: 'city', description: 'City the hotel is in', args: { balanced: true } },
    country: {
      type: 'string',
      generator: 'country',
      description: 'Country of the city',
      args: { city: { from: 'city' } },
    },
    latitude: {
      type: 'number',
      generator: 'latitude',
      description: 'Degrees north of the equator',
      args: { city: { from: 'city' }, min: -90, max: 90 },
    },
    longitude: {
      type: 'number',
      generator: 'longitude',
      description: 'Degrees east of Greenwich',
      args: { city: { from: 'city' }, min: -180, max: 180 },
    },
    phone: {
      type: 'string',
      generator: 'phone',
      description: 'Telephone number in international form',
      args: { city: { from: 'city' } },
    },
    email: {
      type: 'string',
      format: 'email',
      generator: 'email',
      description: 'Address to write to',
      args: { company: { from: 'name' }, country: { from: 'country' } },
    },
    website: {
      type: 'string',
      format: 'uri',
      generator: 'url',
      description: 'Address of the site',
      args: { siteName: { from: 'name' }, country: { from: 'country' } },
    },
    rating: {
      type: 'number',
      generator: 'rating',
      description: 'Mean rating by guests, from 1 to 5, a little higher for more stars',
      args: {
        min: { by: 'stars', is: { 4: 2.4, 5: 3 }, else: 1 },
        max: 5,
        typical: { by: 'stars', is: { 1: 3.5, 2: 3.74, 3: 4, 4: 4.24 }, else: 4.5 },
        deviation: { by: 'stars', is: { 4: 0.6, 5: 0.4 }, else: 0.8 },
      },
    },
    price_per_night: {
      type: 'number',
      generator: 'hotel_price',
      description: 'Price of a standard room for a night, by stars and by the price level of country and city',
      args: {
        stars: { from: 'stars' },
        currency: { from: 'currency' },
        country: { from: 'country' },
        city: { from: 'city' },
      },
    },
    currency: {
      type: 'string',
      generator: 'currency',
      description: 'ISO 4217 code of the currency of the price',
      args: { country: { from: 'country' } },
    },
    rooms: {
      type: 'integer',
      generator: 'hotel_rooms',
      description: 'Number of rooms',
      args: { min: 6, max: 600, stars: { from: 'stars' }, name: { from: 'name' } },
    },
    amenities: {
      type: 'array',
      generator: 'amenities',
      description: 'Amenities, more of them with more stars',
      args: { stars: { from: 'stars' }, city: { from: 'city' }, rooms: { from: 'rooms' }, name: { from: 'name' } },
    },
    image: {
      type: 'string',
      format: 'uri',
      generator: 'image_url',
      description: 'Address of the main picture',
      args: { kind: 'hotel', title: { from: 'name' }, stars: { from: 'stars' }, country: { from: 'country' } },
    },
  },
} as const satisfies ResourceSpec;

/** A record of /hotels. */
export type Hotel = InferRecord<typeof hotels>;
