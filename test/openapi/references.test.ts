import { describe, expect, it } from 'vitest';
import { importedFrom } from './imported.ts';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const uuid: Schema = { ...text, format: 'uuid' };
const code: Schema = { ...text, pattern: '^m[0-9]{6}$' };
const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more });
const answering = (schema: Schema): Schema => ({
  get: { responses: { 200: { content: { 'application/json': { schema } } } } },
});

/** What the config of a document says of the loans below its members. */
async function loansOf(loan: Schema, { member = { id: whole }, key = 'id' }: { member?: Schema; key?: string } = {}) {
  const paths = {
    '/members': answering({ type: 'array', items: object(member) }),
    [`/members/{${key}}`]: answering(object(member)),
    [`/members/{${key}}/loans`]: answering({ type: 'array', items: loan }),
  };
  const root = { openapi: '3.1.0', info: { title: 'Loans', version: '1' }, paths };
  const { config } = await importedFrom({ file: 'api.json', root });
  return config.resources?.['members-loans'];
}

describe('the records below another one', () => {
  it.each<[string, Schema, Schema]>([
    ['member_id', { member_id: whole }, { id: whole }],
    ['memberId', { memberId: whole, member: text }, { id: whole }],
    ['member_id', { member_id: {} }, { id: whole }],
    ['member_id', { member_id: uuid }, { id: uuid }],
    ['member_id', { member_id: text }, { id: uuid }],
    ['member_id', { member_id: code }, { id: code }],
    ['member_id', { member_id: { type: ['integer', 'string'] } }, { id: whole }],
  ])('refer to it by their own property %s where that can hold its id: %j, %j', async (field, properties, member) => {
    const loans = await loansOf(object({ id: whole, ...properties }), { member });
    expect(loans).toMatchObject({
      under: [`members/{${field}}/loans`],
      fields: { [field]: { references: 'members' } },
    });
  });

  it.each<[string, Schema, Schema]>([
    ['of another type', text, whole],
    ['of another format', uuid, text],
    ['with a pattern', code, text],
    ['with a list of values', { ...whole, enum: [1, 2] }, whole],
    ['with one value', { const: 1 }, whole],
    ['with properties', object({ id: whole }), whole],
    ['of one of two types', whole, { type: ['integer', 'string'] }],
    ['of a type that is not known', text, {}],
  ])('refer to it by a new property where theirs is one %s', async (_, property, id) => {
    const loans = await loansOf(object({ id: whole, member_id: property }), { member: { id } });
    expect(loans?.under).toEqual(['members/{in_member}/loans']);
  });

  it('refer to its key where it has no id', async () => {
    const member = { slug: text, name: text };
    expect(await loansOf(object({ member_slug: text, memberId: whole }), { member, key: 'slug' })).toMatchObject({
      under: ['members/{member_slug}/loans'],
      fields: { member_slug: { references: 'members' } },
    });
  });

  it('may refer to none where their property may be null', async () => {
    const loans = await loansOf(object({ id: whole, member_id: { type: ['integer', 'null'] } }));
    expect(loans?.fields?.['member_id']).toEqual({ references: 'members', nullable: 0 });
  });

  it('show what they may show, where that is all that the document names', async () => {
    for (const closed of [{ additionalProperties: false }, { unevaluatedProperties: false }]) {
      expect(await loansOf(object({ id: whole, title: text }, closed))).toMatchObject({ list: ['id', 'title'] });
      expect((await loansOf(object({ id: whole, member_id: whole }, closed)))?.list).toBeUndefined();
    }
    expect((await loansOf(object({ id: whole, title: text })))?.list).toBeUndefined();
  });
});
