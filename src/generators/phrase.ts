import { arg, type FilledArgs } from './arguments.ts';
import { composeText } from './compose-text.ts';
import type { Context } from './context.ts';
import { defineGenerator } from './define.ts';
import { slotsOf, type Grammar } from './grammar.ts';
import { slug } from './slug.ts';
import { lettersOf } from './usernames.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

const PHRASE_ARGS = {
  texts: arg.texts(
    'Texts, one of which is taken. `{colour}` in it stands for one of the list `colour`, `{name}` for `name`.',
    {
      required: true,
    },
  ),
  lists: arg.any<Lists>()('Words by the name of their list, such as `{ "colour": ["red", "blue"] }`.', { default: {} }),
  name: arg.text('Name or title of what the text is about. Texts with `{name}` are left out where there is none.'),
  kind: arg.text('Kind of what the text is about, for `{kind}`.'),
  form: arg.word(
    'plain',
    'sentence',
    'slug',
    'login',
    'first',
    'rest',
    'initials',
    'capitals',
    'extension',
  )(
    'What becomes of the text. `sentence`: starts with a capital. `slug`: lower-case letters, digits, and hyphens. `login`: a login name. `first`, `rest`: its first word, or all others. `initials`: those of its words. `capitals`: its first three letters, or initials. `extension`: what is behind its last dot.',
    { default: 'plain' },
  ),
};

type PhraseArgs = FilledArgs<typeof PHRASE_ARGS>;

/**
 * Characters that stand for the name and the kind of a record until these are put in. So the choice of a text does not
 * depend on them.
 */
const FACTS: Readonly<Record<'name' | 'kind', string>> = { name: '\u0001', kind: '\u0002' };

/**
 * Grammars that were made from lists and texts, kept for the next record. There are as many as fields with the
 * generator `phrase`.
 */
const grammars: WeakMap<Lists, WeakMap<readonly string[], Map<string, Grammar>>> = new WeakMap();

/**
 * Returns a grammar of those texts in which every slot (placeholder) can be filled: from a list, or with the name or
 * the kind if these are given.
 */
function grammarOf({ texts, lists, name, kind }: PhraseArgs): Grammar {
  let ofLists = grammars.get(lists);
  if (!ofLists) grammars.set(lists, (ofLists = new WeakMap()));
  let known = ofLists.get(texts);
  if (!known) ofLists.set(texts, (known = new Map()));
  const missing = Object.entries({ name, kind }).flatMap(([slot, fact]) =>
    fact === undefined && !Object.hasOwn(lists, slot) ? [slot] : [],
  );
  const key = missing.join();
  let grammar = known.get(key);
  if (!grammar) {
    const able = texts.filter((text) => !slotsOf(text).some((slot) => missing.includes(slot)));
    const facts = { name: [FACTS.name], kind: [FACTS.kind] };
    known.set(key, (grammar = { ...facts, ...lists, text: able.length > 0 ? able : [''] }));
  }
  return grammar;
}

const initialsOf = (text: string): string =>
  (text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).join('').toUpperCase();

/** Returns a login name made from the name of a person; half of them end in a number. */
function login({ random }: Context, text: string): string {
  const words = text.split(/\s+/).map(lettersOf).filter(Boolean);
  const [first = 'user', last = ''] = [words[0], words.at(-1)];
  const plain = random.pick([`${first}.${last}`, `${first}${last}`, `${first.charAt(0)}${last}`, `${first}_${last}`]);
  return random.chance(0.5) ? plain : `${plain}${random.int(2, 99)}`;
}

function formed(context: Context, text: string, form: PhraseArgs['form']): string {
  switch (form) {
    case 'plain':
      return text;
    case 'sentence':
      return text.charAt(0).toUpperCase() + text.slice(1);
    case 'slug':
      return slug(text);
    case 'login':
      return login(context, text);
    case 'first':
      return text.split(/\s+/)[0] ?? '';
    case 'rest':
      return text.replace(/^\S+\s+/, '');
    case 'initials':
      return initialsOf(text);
    case 'extension':
      return /\.([^.\s]+)$/.exec(text)?.[1] ?? '';
    case 'capitals': {
      const initials = initialsOf(text);
      return initials.length > 2 ? initials : slug(text).replaceAll('-', '').slice(0, 3).toUpperCase();
    }
  }
}

export const phrase = defineGenerator({
  name: 'phrase',
  makes: 'One of several texts, filled with words of lists and of the record. As long as it can, no text comes back.',
  args: PHRASE_ARGS,
  examples: [
    {
      args: { texts: ['{colour} {thing}'], lists: { colour: ['Red', 'Blue'], thing: ['boat', 'kite'] } },
      value: 'Blue boat',
    },
    { args: { texts: ['{name}'], name: 'Salt & Pepper Mill', form: 'slug' }, value: 'salt-pepper-mill' },
  ],
  make(context, args): string {
    const text = composeText(context, '{text}', grammarOf(args));
    const { name = '', kind = '' } = args;
    return formed(context, text.replaceAll(FACTS.name, name).replaceAll(FACTS.kind, kind), args.form);
  },
});
