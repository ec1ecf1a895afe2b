import type { JSX } from 'preact';
import { useExplorer } from './explorer.ts';
import { pictureAddress } from './pictures.ts';
import { cellText } from './wording.ts';

interface PictureProps {
  readonly value: unknown;
  readonly alt: string;
  readonly class: string;
}

/** A picture of a record; its plain text where it cannot be shown without asking another origin. */
export function Picture({ value, alt, class: name }: PictureProps): JSX.Element {
  const { connection, catalogue } = useExplorer();
  const address = pictureAddress(value, { base: connection.base, imagesBase: catalogue.imagesBase });
  return address === undefined ? <>{cellText(value)}</> : <img class={name} src={address} alt={alt} loading="lazy" />;
}
