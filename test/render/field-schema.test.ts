import { describe, expect, it } from 'vitest';
import { fieldSchema } from '../../src/render/field-schema.ts';
import type { Field } from '../../src/schema/index.ts';

const schemaOf = (field: Partial<Field>, isNullable: boolean): unknown =>
  fieldSchema('a', { type: 'string', description: '', ...field }, { canBeNull: () => isNullable });

describe('the closed list of a field', () => {
  it('contains null exactly if the value can be null, and only once', () => {
    expect(schemaOf({ enum: ['x', 'y'] }, false)).toMatchObject({ enum: ['x', 'y'] });
    expect(schemaOf({ enum: ['x', 'y'] }, true)).toMatchObject({ enum: ['x', 'y', null] });
    expect(schemaOf({ enum: ['x', null] }, true)).toMatchObject({ enum: ['x', null] });
  });
});

it('the schema contains a description only if the field has one', () => {
  expect(schemaOf({}, false)).not.toHaveProperty('description');
  expect(schemaOf({ description: 'Words.' }, false)).toHaveProperty('description', 'Words.');
});
