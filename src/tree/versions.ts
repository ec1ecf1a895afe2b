import { type Manifest, MANIFEST_FORMAT } from './manifest.ts';

/** The versions in a manifest. They have not been checked, and may be of any type. */
export type Versions = Pick<Manifest, 'mockgen' | 'dataVersion'>;

/** How the data version of a tree differs from that of this mockgen. */
export interface OtherVersion {
  /** Whether the data version of the tree is higher than that of this mockgen. */
  readonly isNewer: boolean;
  /** Both versions: `holds data version 2, and mockgen 0.3.0 makes data version 3`. */
  readonly versions: string;
  /**
   * What to do to stay with the version of mockgen that built the tree: a command or, if that version is unknown, a
   * phrase.
   */
  readonly pin: string;
}

// The text of a manifest is displayed, and becomes part of a command that people copy: it has to be harmless.
const RELEASE = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

function pinOf(mockgen: unknown, ours?: string): string {
  const isRelease = typeof mockgen === 'string' && RELEASE.test(mockgen) && mockgen !== ours;
  return isRelease ? `npm i -D mockgen-cli@${mockgen}` : 'use the mockgen that built it';
}

/**
 * Compares the data version of a tree with that of this mockgen.
 *
 * @param ours the versions of this mockgen
 * @returns undefined when they are equal
 * @example
 * findOtherVersion({ mockgen: '0.2.0', dataVersion: 2 }, { mockgen: '0.3.0', dataVersion: 3 })?.pin // => "npm i -D mockgen-cli@0.2.0"
 */
export function findOtherVersion(built: Versions, ours: Versions): OtherVersion | undefined {
  if (built.dataVersion === ours.dataVersion) return undefined;
  const version = Number.isSafeInteger(built.dataVersion) ? built.dataVersion : 'unknown';
  return {
    isNewer: built.dataVersion > ours.dataVersion,
    versions: `holds data version ${version}, and mockgen ${ours.mockgen} makes data version ${ours.dataVersion}`,
    pin: pinOf(built.mockgen, ours.mockgen),
  };
}

/** Why a manifest cannot be read, and what to do: one line each. */
export interface Unreadable {
  readonly message: string;
  readonly hint: string;
}

/**
 * Explains that a manifest has a format that only a newer mockgen reads.
 *
 * @param file the path of the manifest, for the message
 * @returns undefined for any other text
 * @example
 * describeNewerFormat('mockgen.json', '{"format":2}') // => undefined
 */
export function describeNewerFormat(file: string, text: string): Unreadable | undefined {
  try {
    const { format, mockgen } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    if (!Number.isSafeInteger(format) || Number(format) <= MANIFEST_FORMAT) return undefined;
    return {
      message: `${file} is of format ${String(format)}, and this mockgen knows formats up to ${MANIFEST_FORMAT}`,
      hint: `Go on with the version that built it: ${pinOf(mockgen)}`,
    };
  } catch {
    return undefined;
  }
}
