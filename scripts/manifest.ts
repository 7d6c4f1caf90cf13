import { readFileSync } from 'node:fs';
import { workspaceRoot } from './find-islands.ts';
import { type FlavourName, flavourOf } from './flavours.ts';

/** Output folder of the script-tag distribution. */
export const browserFolder = `${workspaceRoot}/dist/browser`;

/** One file of the script-tag distribution. */
export interface ManifestFile {
  /** The entry that this file is, if it is one: `stirrup`, `stirrup.lite`, `islands/tabs`, `lite/islands/tabs`. */
  readonly entry?: string;
  /** The source that a dynamic import asks for when it loads this file. */
  readonly source?: string;
  /** Size as written, in bytes. */
  readonly bytes: number;
  /** Size after Brotli at level 11, in bytes. */
  readonly brotli: number;
  /** Value for a tag's `integrity` attribute. */
  readonly sri: string;
  /** Files that load with this one. */
  readonly imports: readonly string[];
  /** Files that this one may ask for later. */
  readonly dynamicImports: readonly string[];
}

/** Files of each island's code and stand-in, without the loader's, in the order in which they run: for preloads. */
export type IslandCode = Readonly<Record<string, readonly string[]>>;

/** `dist/browser/manifest.json`: every file by its path in that folder, and the code of islands in each flavour. */
export interface WholeManifest {
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
  readonly islands: Readonly<Partial<Record<FlavourName, IslandCode>>>;
}

/** The part of it that is about one flavour. */
export interface Manifest extends Omit<WholeManifest, 'islands'> {
  readonly islands: IslandCode;
}

/**
 * The manifest with the files of one flavour.
 *
 * @throws {Error} when the distribution has not been built.
 */
export function readManifest(flavour: FlavourName = 'react'): Manifest {
  const { version, files, islands } = readWholeManifest();
  const own = Object.entries(files).filter(([file]) => flavourOf(file) === flavour);
  return { version, files: Object.fromEntries(own), islands: islands[flavour] ?? {} };
}

function readWholeManifest(): WholeManifest {
  try {
    return JSON.parse(readFileSync(`${browserFolder}/manifest.json`, 'utf8'));
  } catch (cause) {
    throw new Error('Stirrup: dist/browser/manifest.json is missing. Run "npm run build" first.', { cause });
  }
}
