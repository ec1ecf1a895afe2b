import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatar, email, image_url, slug, url } from '../../src/generators/internet.ts';
import { company } from '../../src/generators/company.ts';
import { name } from '../../src/generators/people.ts';
import { anyCharacter } from '../any-character.ts';
import { aim, context, draw, userOf } from './drawn.ts';
import { MANY } from '../effort.ts';

const ajv = new Ajv();
formats.default(ajv);
const isEmail = ajv.compile({ type: 'string', format: 'email' });
const isUri = ajv.compile({ type: 'string', format: 'uri' });

const nameOf = (id: number): string => name.make(aim(id, 'name'));

describe('slug', () => {
  it('consists of ASCII words and single hyphens for any text', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug(text))));
  });

  it('does not change its own result', () => {
    fc.assert(fc.property(fc.string(), (text) => slug(slug(text)) === slug(text)));
  });

  it.each([
    ['Müller & Søn', 'muller-son'],
    ['Kraków', 'krakow'],
    ['O’Brien', 'obrien'],
    ['sp. z o.o.', 'sp-z-oo'],
    ['Əliyev & Țurcanu', 'aliyev-turcanu'],
    ['İstanbul Đặng', 'istanbul-dang'],
    ['--', ''],
  ])('converts %j to %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});

describe('email', () => {
  it('has the right format and a reserved domain', () => {
    const addresses = draw(3000, (id) => [
      email.make(aim(id, 'mail'), { username: userOf(id) }),
      email.make(aim(id, 'mail'), { name: nameOf(id) }),
      email.make(aim(id, 'mail'), { company: company.make(aim(id, 'company')) }),
      email.make(aim(id, 'mail'), { name: nameOf(id), company: company.make(aim(id, 'company')) }),
    ]).flat();
    expect(addresses.filter((address) => !isEmail(address))).toEqual([]);
    const reserved = /@(example\.(com|org|net)|[a-z0-9-]+\.example)$/;
    expect(addresses.filter((address) => !reserved.test(address))).toEqual([]);
  });

  it.each([
    ['short enough', 'Acme Ltd', 'acme-ltd'],
    ['cut between words', `${'a'.repeat(40)} ${'b'.repeat(40)} c`, 'a'.repeat(40)],
    ['cut within its only word', 'a'.repeat(60 + 9), 'a'.repeat(60)],
    ['none', '…', 'site'],
  ])('has a host named after the company: %s', (_, firm, host) => {
    expect(email.make(context, { company: firm }).split('@')[1]).toBe(`${host}.example`);
  });

  it('has the right format for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (person, firm) =>
        [
          email.make(context, { name: person }),
          email.make(context, { name: person, company: firm }),
          email.make(context),
        ].every((address) => isEmail(address)),
      ),
    );
  });

  it('is unique among many users, and among people', () => {
    expect(new Set(draw(3000, (id) => email.make(aim(id, 'mail'), { username: userOf(id) }))).size).toBe(3000);
    expect(new Set(draw(MANY, (id) => email.make(aim(id, 'mail'), { name: nameOf(id) }))).size).toBe(MANY);
  });

  it('has the same host as the web site', () => {
    const firm = 'Ash & Sons Ltd';
    const local = ['ines.okafor', 'i.okafor', 'ines'];
    const mail = email.make(context, { name: 'Ines Okafor', company: firm });
    expect(local.map((own) => `${own}@ash-sons-ltd.example`)).toContain(mail);
    expect(email.make(context, { company: firm })).toMatch(/^[a-z]+@ash-sons-ltd\.example$/);
    expect(url.make(context, { siteName: firm })).toBe('https://www.ash-sons-ltd.example');
  });
});

describe('the site of an organisation', () => {
  it('spells out umlauts only in Germany and Austria', () => {
    const name = 'Gästehaus Weiß Köln';
    for (const country of ['Germany', 'Austria']) {
      expect(url.make(context, { siteName: name, country })).toBe('https://www.gaestehaus-weiss-koeln.example');
      expect(email.make(context, { company: name, country })).toMatch(/@gaestehaus-weiss-koeln\.example$/);
    }
    const person = { name: 'Johanna Schäfer', company: 'Rebenbrück' };
    expect(email.make(context, { ...person, country: 'Germany' })).toMatch(
      /^j(?:ohanna)?(?:\.schaefer)?@rebenbrueck\.example$/,
    );
    expect(email.make(context, { ...person, country: 'Sweden' })).toMatch(
      /^j(?:ohanna)?(?:\.schafer)?@rebenbruck\.example$/,
    );
    expect(url.make(context, { siteName: 'Hotell Björken', country: 'Sweden' })).toBe(
      'https://www.hotell-bjorken.example',
    );
  });
});

describe('url', () => {
  it('has the right format and a reserved domain, for any host and path', () => {
    const part = fc.oneof(fc.string({ unit: anyCharacter }), fc.nat());
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.array(part), (host, path) => {
        const address = url.make(context, { siteName: host, path });
        return isUri(address) && new URL(address).hostname.endsWith('.example') && !address.endsWith('/');
      }),
    );
  });

  it('keeps the host of a service unchanged', () => {
    expect(url.make(context, { siteName: 'app' })).toBe('https://app.example');
    expect(url.make(context, { siteName: 'app', path: ['posts', 12] })).toBe('https://app.example/posts/12');
    expect(url.make(context, { siteName: 'videos', path: ['watch', 'A Day in Ürgüp!'] })).toBe(
      'https://videos.example/watch/a-day-in-urgup',
    );
  });
});

describe('avatar and image_url', () => {
  it('are the same for a full name and for its parts', () => {
    expect(avatar.make(context, { first: 'Ines', last: 'Okafor' })).toBe(avatar.make(context, { name: 'Ines Okafor' }));
  });

  it('show the same drawing at any size', () => {
    const small = image_url.make(context, { kind: 'photo', title: 'Harbour Lights' });
    const large = image_url.make(context, { kind: 'photo', title: 'Harbour Lights', width: 6000, height: 4000 });
    expect(large).toContain("width='6000'%20height='4000'");
    expect(large.replace(/%20width=.*?%20height='\d+'/, '')).toBe(small);
  });
});
