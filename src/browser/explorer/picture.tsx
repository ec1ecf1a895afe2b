import type { JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import { pictureAddress } from './pictures.ts';
import { cellText } from './wording.ts';

interface PictureProps {
  readonly value: unknown;
  readonly alt: string;
  readonly class: string;
}

/** A picture of a record, or its text if it cannot be shown. */
export function Picture({ value, alt, class: name }: PictureProps): JSX.Element {
  const { address: shown, connection, summary } = useExplorer();
  const { imagesBase } = summary;
  const address = pictureAddress(value, { base: connection.base, imagesBase, isOtherSeed: shown.seed !== '' });
  return address === undefined ? <>{cellText(value)}</> : <img class={name} src={address} alt={alt} loading="lazy" />;
}
