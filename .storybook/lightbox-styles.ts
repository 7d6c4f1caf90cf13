import type { Plugin } from 'vite';

/** How the lightbox names its stylesheet: it lies beside the built scripts, and not beside their sources. */
const BESIDE = "new URL('./photoswipe.css', import.meta.url).href";

/**
 * Lets the lightbox's source find its stylesheet in the package that it comes from.
 *
 * @throws {Error} when the source names it in another way.
 */
export function lightboxStyles(): Plugin {
  return {
    name: 'lightbox-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/gallery/open-lightbox.ts')) return undefined;
      if (!code.includes(BESIDE))
        throw new Error(`Stirrup: ${id} has no ${BESIDE}. Adapt .storybook/lightbox-styles.ts.`);
      return `import lightboxStyles from 'photoswipe/dist/photoswipe.css?url';\n${code.replace(BESIDE, 'lightboxStyles')}`;
    },
  };
}
