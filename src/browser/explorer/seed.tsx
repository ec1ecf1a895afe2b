import type { JSX, RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { drawSeed } from './dice.ts';
import { useExplorer } from './explorer.ts';
import { readSeed, wordSeedFault } from './seed-text.ts';

/** The five dots of a die. */
function Die(): JSX.Element {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 1h9A2.5 2.5 0 0 1 15 3.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 1 12.5v-9A2.5 2.5 0 0 1 3.5 1z" />
      <path d="M5 5h0m6 0h0M8 8h0m-3 3h0m6 0h0" />
    </svg>
  );
}

/**
 * A button back to the tree's own data; shown only if the page shows data of another seed.
 *
 * @param props.onBack called after the button was pressed. Default: nothing happens then
 */
export function BackToOwn({ onBack }: { readonly onBack?: () => void }): JSX.Element | null {
  const { address, summary, navigate } = useExplorer();
  if (address.seed === '') return null;
  const back = (): void => {
    navigate({ seed: '' });
    onBack?.();
  };
  return (
    <button type="button" onClick={back}>
      Back to {summary.seed === undefined ? "the tree's own data" : `seed ${summary.seed}`}
    </button>
  );
}

/** Returns a sentence that says which seed the shown data has. */
function wordState(seed: string, isRefused: boolean): string {
  if (seed === '') return "The tree's own data.";
  return `Seed ${seed}: ${isRefused ? 'nothing to show' : "this is not the tree's own data"}.`;
}

/** The state of the seed form. */
interface SeedForm {
  /** The text in the field: the seed of the address, until somebody types another one. */
  readonly text: string;
  /** What is wrong with the text that was last submitted; empty for nothing. */
  readonly fault: string;
  readonly input: RefObject<HTMLInputElement>;
  readonly change: (text: string) => void;
  /** Shows the data of the typed seed. An empty text means the tree's own. */
  readonly send: () => void;
  readonly draw: () => void;
  /** Moves the focus to the text field when a button disappears. */
  readonly takeFocus: () => void;
}

function useSeedForm(): SeedForm {
  const { address, summary, navigate } = useExplorer();
  const own = summary.seed === undefined ? '' : `${summary.seed}`;
  const shown = address.seed || own;
  const [text, change] = useState(shown);
  const [fault, setFault] = useState('');
  const seen = useRef(shown);
  const input = useRef<HTMLInputElement>(null);
  const reset = (): void => {
    seen.current = shown;
    change(shown);
    setFault('');
  };
  // The back button, links and other buttons change the address from outside this box.
  if (shown !== seen.current) reset();
  const show = (seed: string): void => {
    const isShown = seed === address.seed;
    if (isShown) reset();
    else navigate({ seed });
  };
  const send = (): void => {
    const seed = text.trim() === '' ? own : readSeed(text);
    if (seed !== undefined) return show(seed === own ? '' : seed);
    setFault(wordSeedFault(text));
    input.current?.focus();
  };
  return {
    text,
    fault,
    input,
    change,
    send,
    draw: () => show(drawSeed([own, address.seed])),
    takeFocus: () => input.current?.focus(),
  };
}

/** The form for the seed, and a message that says when the data is not the tree's own. */
export function SeedBar({ isRefused }: { readonly isRefused: boolean }): JSX.Element {
  const { address } = useExplorer();
  const { text, fault, input, change, send, draw, takeFocus } = useSeedForm();
  const submit = (event: Event): void => {
    event.preventDefault();
    send();
  };
  return (
    <section class={`seed ${address.seed && 'other'}`} aria-label="Data shown">
      <form noValidate onSubmit={submit}>
        <label for="seed">Seed</label>
        <input
          ref={input}
          id="seed"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          spellcheck={false}
          aria-invalid={fault !== ''}
          aria-describedby="seed-fault"
          value={text}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
        <button type="submit">Show</button>
        <button type="button" onClick={draw}>
          <Die />
          Random seed
        </button>
        <BackToOwn onBack={takeFocus} />
      </form>
      <p role="status">{wordState(address.seed, isRefused)}</p>
      <p id="seed-fault" class="fault" role="alert">
        {fault}
      </p>
    </section>
  );
}
