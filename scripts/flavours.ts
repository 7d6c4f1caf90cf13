/** A flavour of the script tag: the same islands on another engine. */
export interface Flavour {
  /** File of the tag for all islands. */
  readonly tag: string;
  /** Folder of its chunks and of its tags of one island in the distribution; empty, or with a slash at its end. */
  readonly folder: string;
  /** Folder that the build writes to, before scripts/write-manifest.ts puts all flavours into one. */
  readonly built: string;
}

/** The flavours. React is the default and the contract: islands behave the same in `lite`, which is on Preact. */
export const flavours = {
  react: { tag: 'stirrup.js', folder: '', built: 'dist/browser' },
  lite: { tag: 'stirrup.lite.js', folder: 'lite/', built: 'dist/lite' },
} as const satisfies Readonly<Record<string, Flavour>>;

/** The name of a flavour. */
export type FlavourName = keyof typeof flavours;

/** The names of all flavours. */
export const flavourNames: readonly FlavourName[] = ['react', 'lite'];

/**
 * The flavour that tests, Storybook and the demo shop are to run in: `STIRRUP_FLAVOUR=lite`.
 *
 * @throws {Error} for one that does not exist.
 */
export function flavourAsked(asked = process.env['STIRRUP_FLAVOUR']): FlavourName {
  const found = flavourNames.find((name) => name === (asked || 'react'));
  if (!found) throw new Error(`Stirrup: there is no flavour "${asked}". STIRRUP_FLAVOUR is react or lite.`);
  return found;
}

/** A file of the distribution in a flavour: `stirrup.js` is `stirrup.lite.js`, `islands/tabs.js` is `lite/islands/tabs.js`. */
export function fileIn(flavour: FlavourName, file: string): string {
  const { tag, folder } = flavours[flavour];
  return file === flavours.react.tag ? tag : file.replace(/^(?=islands\/|chunks\/|files\.js$)/, folder);
}

/** The flavour that a file of the distribution belongs to; what all flavours share counts as React's. */
export function flavourOf(file: string): FlavourName {
  return file === flavours.lite.tag || file.startsWith(flavours.lite.folder) ? 'lite' : 'react';
}
