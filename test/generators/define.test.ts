import { describe, expect, it } from 'vitest';
import { arg } from '../../src/generators/arguments.ts';
import { FieldContext } from '../../src/generators/context.ts';
import { defineGenerator } from '../../src/generators/define.ts';

const context = new FieldContext(0);

const echo = defineGenerator({
  name: 'echo',
  makes: 'Its own arguments.',
  args: {
    least: arg.number('Least value.', { default: 1 }),
    most: arg.number('Greatest value.', { default: 5 }),
    unit: arg.text('Unit.'),
  },
  make: (_, args) => args,
});

describe('a generator', () => {
  it('gets the defaults of arguments that are missing or undefined', () => {
    const undefinedLeast: object = { least: undefined, most: 9 };
    expect(echo.make(context)).toEqual({ least: 1, most: 5 });
    expect(echo.make(context, { most: 9, unit: 'm' })).toEqual({ least: 1, most: 9, unit: 'm' });
    expect(echo.make(context, undefinedLeast)).toEqual({ least: 1, most: 9 });
  });

  it('leaves the arguments of its caller as they are', () => {
    const given = Object.freeze({ most: 9 });
    echo.make(context, given);
    expect(given).toEqual({ most: 9 });
  });

  it('is not given a copy where all arguments with a default are there', () => {
    const given = { least: 1, most: 9 };
    expect(echo.make(context, given)).toBe(given);
  });
});
