import { chunkSources } from './chunk-sources.ts';
import { type FlavourName, flavours } from './flavours.ts';
import type { Manifest } from './manifest.ts';

/**
 * The file of a flavour that has its engine and the ring `react` in it.
 *
 * @throws {Error} if there is none: the build is incomplete.
 */
export function engineFile(manifest: Manifest, flavour: FlavourName): string {
  const file = Object.keys(manifest.files).find((name) =>
    chunkSources(name).includes('packages/react/src/component.tsx'),
  );
  if (!file) throw new Error(`Stirrup: no file of ${flavours[flavour].tag} has the engine. Run "npm run build".`);
  return file;
}
