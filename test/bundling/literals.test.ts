import { describe, expect, it } from 'vitest';
import { replaceLiterals } from '../../src/bundling/literals.js';

/** The script with what is found in brackets. */
const marked = (code: string): string => replaceLiterals(code, (literal) => `<${literal}>`);

describe('literals in a script', () => {
  it.each([
    ['const a="x",b=`y`;', 'const a=<"x">,b=<`y`>;'],
    ['a(["x",1,{b:-2.5e3,"c d":[true,null]}])', 'a(<["x",1,{b:-2.5e3,"c d":[true,null]}]>)'],
    ['a={b:["x"],c:d}', 'a={...<{b:["x"]}>,c:d}'],
    ['a={b,c:1,"d e":"x",f:g(["y"]),h:{i:j,k:"z"}}', 'a={b,...<{c:1,"d e":"x"}>,f:g(<["y"]>),h:{i:j,...<{k:"z"}>}}'],
    ['a=[...b,"x",["y",]]', 'a=[...b,<"x">,<["y",]>]'],
    [
      'a={b:listOf("x, y")},c=listOf("z"),d=[listOf("x"+y)]',
      'a=<{b:listOf("x, y")}>,c=listOf(<"z">),d=[listOf(<"x">+y)]',
    ],
    ['a=b=>({"c":b.d})', 'a=b=>({"c":b.d})'],
    ['a=b?"x":"y"', 'a=b?<"x">:<"y">'],
    ['a=`x${b({c:"d"})+`y${e}z`}w"`,f="g"', 'a=`x${b(<{c:"d"}>)+`y${e}z`}w"`,f=<"g">'],
    [String.raw`a=/["'\/[/"]]/.test("x")`, String.raw`a=/["'\/[/"]]/.test(<"x">)`],
    [String.raw`a="x\"y",b='"'`, String.raw`a=<"x\"y">,b=<'"'>`],
    ['import{a}from"./a.ts";export{b}from"./b.ts";import"./c.ts"', undefined],
    ['const a=b["c"][0];a.d={e:f}', 'const a=b[<"c">][0];a.d={e:f}'],
    ['a=String.raw`x`', undefined],
    ['a=10/b/"c"', undefined],
  ])('%s', (code, expected) => {
    expect(marked(code)).toBe(expected ?? code);
  });
});
