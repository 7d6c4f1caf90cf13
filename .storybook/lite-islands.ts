import type { Plugin } from 'vite';
import { inLite } from '../scripts/preact-as-react.ts';

/** Sources that are on another engine in the flavour `lite`: islands, and what gives them stores. */
const ON_ENGINE = /\/packages\/\w+\/src\/|\/@nanostores\/react\//;

/** Shows the islands in the flavour `lite`. Storybook and the stories themselves stay on React. */
export function liteIslands(): Plugin {
  return {
    name: 'lite-islands',
    enforce: 'pre',
    config: () => ({
      // Bundled beforehand, it would have React in it.
      optimizeDeps: { exclude: ['@nanostores/react'] },
    }),
    resolveId: (specifier, importer = '') => (ON_ENGINE.test(importer) ? inLite(specifier, importer) : undefined),
  };
}
