import type { Plugin } from 'vite';

/** Sources that fetch a library's stylesheet, and its name there: it lies beside the built scripts. */
const SOURCES = [
  { source: '/lightbox/src/fetch-photoswipe.ts', name: 'photoswipe.css', file: 'photoswipe/dist/photoswipe.css' },
  { source: '/date-picker/build-calendar.ts', name: 'flatpickr.css', file: './flatpickr.css' },
  { source: '/map-leaflet/load-leaflet.ts', name: 'leaflet.css', file: './leaflet.css' },
] as const;

/**
 * Lets the sources of islands find their libraries' stylesheets in the libraries' packages.
 *
 * @throws {Error} if a source refers to its stylesheet in another way.
 */
export function libraryStyles(): Plugin {
  return {
    name: 'library-styles',
    enforce: 'pre',
    transform(code, id) {
      const found = SOURCES.find(({ source }) => id.endsWith(source));
      if (!found) return undefined;
      const { name, file } = found;
      const beside = `new URL('./${name}', import.meta.url).href`;
      if (!code.includes(beside))
        throw new Error(`Stirrup: ${id} has no ${beside}. Adapt .storybook/library-styles.ts.`);
      return `import libraryStyles from '${file}?url';\n${code.replace(beside, 'libraryStyles')}`;
    },
  };
}
