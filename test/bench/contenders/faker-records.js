// The baseline of `generate`: faker alone makes the same fields, seeded anew for each record, as one who wants record 7 to
// stay record 7 has to.
import { faker } from '@faker-js/faker';

const [, , resource, count] = process.argv;

const GENRES = ['novels', 'novellas', 'short stories', 'poetry', 'essays', 'biographies', 'travel writing', 'crime'];

const make = {
  authors(id) {
    const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
    return {
      id,
      name: `${firstName} ${lastName}`,
      email: faker.internet.exampleEmail({ firstName, lastName }),
      bio: faker.lorem.sentences(3),
      photo: faker.image.dataUri({ width: 96, height: 96, type: 'svg-uri' }),
      website: faker.internet.url(),
      books_count: faker.number.int({ min: 16, max: 60 }),
      articles_count: faker.number.int({ min: 0, max: 250 }),
      genres: faker.helpers.arrayElements(GENRES, { min: 1, max: 3 }),
      rating: faker.number.float({ min: 1, max: 5, fractionDigits: 2 }),
      verified: faker.datatype.boolean(),
    };
  },
  users(id) {
    const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
    return {
      id,
      age: faker.number.int({ min: 18, max: 90 }),
      username: faker.internet.username({ firstName, lastName }),
      email: faker.internet.exampleEmail({ firstName, lastName }),
      first_name: firstName,
      last_name: lastName,
      avatar: faker.image.dataUri({ width: 96, height: 96, type: 'svg-uri' }),
      gender: faker.helpers.arrayElement(['female', 'male', 'non-binary']),
      phone: faker.phone.number({ style: 'international' }),
      address: faker.location.streetAddress(),
      city: faker.location.city(),
      country: faker.location.country(),
      created_at: faker.date.past({ years: 5, refDate: '2026-01-01T00:00:00.000Z' }).toISOString(),
    };
  },
}[resource];

const lines = [];
for (let id = 1; id <= Number(count); id++) {
  faker.seed(id);
  lines.push(JSON.stringify(make(id)));
}
process.stdout.write(`[\n${lines.join(',\n')}\n]\n`);
