import type { BusinessLine } from '../lists/business-lines.ts';
import { listOf } from '../lists/list-of.ts';
import type { Random } from '../random.ts';
import { SPELT } from './wording.ts';

/** What is known of a company that facts have to fit. */
export interface Firm {
  /** How many people work there. */
  readonly staff: number;
  /** The year it was founded in. */
  readonly year: number;
  readonly line: BusinessLine;
}

/** A fact, with `#` for what it counts, and the count; 0 where it counts nothing. */
interface Fact {
  readonly text: string;
  readonly count: number;
}

/** The last year that texts know of. */
const LAST = 2025;

/** Facts of a kind of company: from how many to how many people work there, and from what age to what age. */
interface Kind {
  readonly staff: readonly [least: number, most: number];
  readonly age?: readonly [least: number, most: number];
  readonly makers?: boolean;
  readonly told: readonly string[];
}

const KINDS: readonly Kind[] = [
  { staff: [2, 3], told: listOf('{has} an office of two rooms, work{s} from home, {is} open by appointment') },
  { staff: [4, 10], told: listOf('{is} run by {its} two founders, share{s} an office with two other firms') },
  { staff: [4, 60], age: [0, 30], told: listOf('{is} owned by {its} founders, {has} no outside investors') },
  { staff: [12, 400], age: [25, 200], told: listOf('{is} owned by the founding family, {is} still a family business') },
  { staff: [8, 80], age: [3, 200], told: listOf('moved into larger premises last year, {is} run by two sisters, close{s} for two weeks in summer, {is} looking for staff, work{s} mostly for customers in the region, will move to a new building next spring, {has} taken over a smaller competitor, opened a second branch last autumn') },
  { staff: [61, 900], told: listOf('take{s} on interns every summer, pay{s} into a pension fund for all employees, organize{s} an open day once a year') },
  { staff: [60, Infinity], makers: true, told: listOf('{is} certified to ISO 9001, run{s} {its} own test laboratory') },
  { staff: [250, Infinity], told: listOf('{is} run by a board of five, belong{s} to a foundation, {is} owned by a pension fund, doubled {its} sales in ten years') },
]; // prettier-ignore

/** A number as texts round it. */
export function countOf(count: number): string {
  const spelt = SPELT[count];
  if (spelt !== undefined || count < 100) return spelt ?? String(count);
  const unit = 10 ** (String(count).length - 2);
  const rounded = Math.round(count / unit) * unit;
  const told = String(rounded).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return rounded === count ? told : `${rounded < count ? 'more than' : 'about'} ${told}`;
}

/** How often a fact is one that its line of business counts, if there is one. */
const COUNTED = 0.7;

/** One fact of a company: what its line of business counts, its staff, or what fits its size and age. */
export function factOf({ staff, year, line }: Firm, random: Pick<Random, 'pick' | 'chance'>): Fact {
  const facts: Fact[] = [];
  for (const told of line.facts.split('|')) {
    const blank = told.indexOf(' ');
    const count = Math.round(Number(told.slice(0, blank)) * staff);
    if (count > 1) facts.push({ text: told.slice(blank + 1), count });
  }
  if (facts.length > 0 && random.chance(COUNTED)) return random.pick(facts);
  if (staff > 2) facts.push({ text: staff > 40 ? 'employ{s} # people' : '{has} a team of #', count: staff });
  if (staff > 300) facts.push({ text: '{has} offices in # countries', count: 2 + Math.floor(Math.sqrt(staff) / 12) });
  if (staff > 40 && line.isMaker)
    facts.push({ text: 'export{s} to # countries', count: Math.min(70, 3 + Math.floor(Math.sqrt(staff) / 2)) });
  const age = LAST - year;
  for (const {
    staff: [least, most],
    age: [from, to] = [0, Infinity],
    makers,
    told,
  } of KINDS) {
    if (staff < least || staff > most || age < from || age > to || (makers && !line.isMaker)) continue;
    for (const text of told) facts.push({ text, count: 0 });
  }
  return facts.length > 0 ? random.pick(facts) : { text: '{is} run by {its} founder', count: 0 };
}
