import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Loops over all enumerable properties, inherited ones too. */
const LOOP = /for \(const (\w+) in ([\w.]+)\)/g;

/**
 * Lets zod's loops read own properties only. Some shops' scripts add enumerable properties to `Object.prototype`: zod
 * would look for their descriptors on its own tables, and every island with a schema would fail while it loads.
 */
export function ownKeysInZod(): Plugin {
  return {
    name: 'own-keys-in-zod',
    setup(api) {
      api.onLoad({ filter: /[/\\]zod[/\\]v4[/\\]core[/\\](core|schemas|util)\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replaceAll(LOOP, 'for (const $1 of Object.keys($2))'),
        loader: 'js',
      }));
    },
  };
}
