import type { JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import { pictureAddress } from './pictures.ts';
import { cellText } from './wording.ts';

interface PictureProps {
  readonly value: unknown;
  readonly alt: string;
  /** How large it is: in the cell of a table, in a line of text, or as the first thing that one sees of a record. */
  readonly class: 'small' | 'inline' | 'large';
}

/** A picture of a record, or its text if it cannot be shown. */
export function Picture({ value, alt, class: name }: PictureProps): JSX.Element {
  const { address: shown, connection, summary } = useExplorer();
  const { imagesBase } = summary;
  const address = pictureAddress(value, { base: connection.base, imagesBase, isOtherSeed: shown.seed !== '' });
  if (address === undefined) return <>{cellText(value)}</>;
  // A picture of another record is not shown while the new one comes.
  return <img key={address} class={name} src={address} alt={alt} loading={name === 'large' ? 'eager' : 'lazy'} />;
}
