import type { JSX } from 'preact';
import type { Choice } from './asking.ts';

export interface ParameterProps {
  readonly choice: Choice;
  /** The value of the parameter; empty for none. */
  readonly value: string;
  /** Values that the browser offers while somebody types. Default: none. */
  readonly offered?: readonly string[];
  /** What the service finds wrong with the value. Default: nothing. */
  readonly fault?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A check box, for a parameter that is either given or not. */
function Flag({ choice: { name }, value, onChange, ...rest }: InputProps): JSX.Element {
  return (
    <span class="flag">
      <input
        {...rest}
        type="checkbox"
        checked={value === 'true' || value === '1'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'true' : '')}
      />
      <label for={rest.id}>{name}</label>
    </span>
  );
}

type InputProps = Pick<ParameterProps, 'choice' | 'value' | 'onChange'> &
  Pick<JSX.InputHTMLAttributes<HTMLInputElement>, 'aria-describedby' | 'aria-invalid'> & { readonly id: string };

/** A field for a number or a text. A number field would not show a text that an address has as a number, so a text field does. */
function Field({
  choice: { name, integer },
  value,
  offered,
  onChange,
  ...rest
}: InputProps & { readonly offered: readonly string[] }): JSX.Element {
  const list = offered.length > 0 ? `${rest.id}-values` : undefined;
  const isNumber = integer !== undefined && /^\d*$/.test(value);
  return (
    <>
      <label for={rest.id}>{name}</label>
      <input
        {...rest}
        {...(isNumber && { min: integer[0], max: integer[1], step: 1 })}
        type={isNumber ? 'number' : 'text'}
        autocomplete="off"
        spellcheck={false}
        list={list}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {list !== undefined && (
        <datalist id={list}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A control for the value of one query parameter, with what it does, and with what is wrong about its value. */
export function Parameter({ choice, value, offered = [], fault, onChange }: ParameterProps): JSX.Element {
  const id = `ask-${choice.name}`;
  const common = {
    id,
    choice,
    value,
    onChange,
    'aria-describedby': `${id}-is ${id}-fault`,
    'aria-invalid': fault !== undefined,
  };
  return (
    <div class="parameter">
      {choice.isFlag ? <Flag {...common} /> : <Field {...common} offered={offered} />}
      <p id={`${id}-fault`} class="fault">
        {fault}
      </p>
      <p id={`${id}-is`}>{choice.description}</p>
    </div>
  );
}
