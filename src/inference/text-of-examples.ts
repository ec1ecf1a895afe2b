import type { Draft } from '../drafts/index.ts';
import type { Field } from '../schema/index.ts';
import { codesLike, formatOfExamples, type Form, formOfExamples, isVocabulary } from './examples.ts';
import { capacityOfField } from './field-capacity.ts';
import { inferField } from './inferred-field.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { type Scope, tell } from './scope.ts';
import { fits, lengthKeywords, type Lengths, lengthsOf, patterned } from './text-limits.ts';
import { ofFormat } from './text-of-format.ts';
import { chosen, isDate } from './text-of-meaning.ts';

/** Returns the examples that have the right lengths. */
export function examplesOf({ limits }: Draft, lengths: Lengths | undefined): readonly string[] {
  const texts = (limits.examples ?? []).filter((one): one is string => typeof one === 'string');
  return [...new Set(texts)].filter((one) => fits([[...one].length, [...one].length], lengths));
}

/** Matches a duration as ISO 8601 spells it: `P24D`, `PT1H30M`. */
const DURATION = /^P(?=\d|T\d)(?:\d+[YMWD])*(?:T(?:\d+[HMS])+)?$/;

/** Matches names of codes that people make up for their own things, unlike those of errors. */
const OWN_CODE = /^(?!.*(?:error|status|reason|decline|fail|response|result)).*code$/i;

/** Roles of texts that have a form of their own, whatever an example looks like. */
const OWN_FORM: ReadonlySet<string> = new Set(['password', 'iban', 'bic']);

/** A unique field follows the form of its examples only if at least this many texts have that form. */
const MANY = 1e6;

/**
 * Returns the parts of a field for texts of a form. An example of a unique text may be too short to tell many records
 * apart: then its prefix differs, or it becomes longer.
 */
function ofForm({ pattern, loose }: Form, { unique }: Draft, lengths: Lengths | undefined): Partial<Field> | undefined {
  if (!unique) return patterned(pattern, lengths);
  const longer = lengths ? [] : ['{6}', '{9}'].map((count) => pattern.replace(/\{[1-8]\}$/, count));
  return [pattern, ...(loose === undefined ? [] : [loose]), ...longer]
    .map((one) => patterned(one, lengths))
    .find((one) => one && capacityOfField({ type: 'string', description: '', ...one }) >= MANY);
}

/**
 * Returns the parts of a field for a text whose examples tell more than its name: a format, the form of an id or a
 * code, or all of its values. Undefined if they do not.
 */
export function ofExamples(draft: Draft, meaning: Meaning | undefined, scope: Scope): Partial<Field> | undefined {
  const lengths = lengthsOf(draft);
  const texts = examplesOf(draft, lengths);
  const shown = formatOfExamples(texts);
  // The example of a date is no id.
  const isMistaken = shown?.name === 'uuid' && meaning !== undefined && isDate(meaning.guess);
  if (shown && !lengths && !isMistaken) return ofFormat(draft, shown.name, shown.format, scope);
  const named = texts.length > 0 && texts.every((one) => DURATION.test(one));
  const duration = named && !lengths ? meaningOf({ ...scope, name: 'iso duration' }, 'string') : undefined;
  if (duration) {
    tell(scope, 'the form of its examples');
    return inferField(duration, scope, 'string');
  }
  // An example of a password tells nothing of others, and that of an IBAN less than what IBANs are.
  const isOpen = !meaning || (meaning.guess.generator === 'pattern' && !OWN_FORM.has(meaning.role));
  const form = formOfExamples(texts);
  const isTold = form && (isOpen || (form.isPrefixed && !OWN_FORM.has(meaning.role)));
  const found = isTold ? ofForm(form, draft, lengths) : undefined;
  if (found) {
    tell(scope, 'the form of its examples');
    return { ...found, keywords: lengthKeywords(draft) };
  }
  const isCode = OWN_CODE.test(scope.name) && meaning?.guess.generator === 'pattern' && !draft.unique;
  const codes = isCode && texts.length === 1 ? codesLike(texts) : [];
  const alike = codes.length > 0 && chosen({ choices: codes }, lengths);
  if (alike) {
    tell(scope, 'the form of its examples');
    return alike;
  }
  if (draft.unique || !isVocabulary(texts) || !(isOpen || meaning.guess.generator === 'choices')) return undefined;
  tell(scope, 'its examples');
  return { type: 'string', generator: 'choices', args: { choices: texts } };
}
