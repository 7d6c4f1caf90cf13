import type { PackageName } from '../package-exports.ts';

/** The allowed imports of a package. */
export interface Ring {
  /** Allowed workspace packages, including itself. */
  readonly packages: readonly string[];
  readonly libraries: readonly ('react' | 'preact' | 'zod' | 'nanostores')[];
  /** The same in words, for the error message. */
  readonly inWords: string;
}

const CMS = ['@stirrup/cms', '@stirrup/cms/*'] as const;
const OVERLAYS = ['@stirrup/overlays', '@stirrup/overlays/*'] as const;

/** Allowed imports of each package, innermost first; `npm run sync` writes them into biome.json. */
export const ringTable: { readonly [Name in PackageName]: Ring } = {
  runtime: { packages: ['@stirrup/runtime'], libraries: [], inWords: 'nothing' },
  react: {
    packages: ['@stirrup/runtime', '@stirrup/react'],
    libraries: ['react', 'preact', 'nanostores'],
    inWords: 'runtime',
  },
  overlays: {
    packages: ['@stirrup/runtime', '@stirrup/overlays'],
    libraries: ['nanostores'],
    inWords: 'runtime and nanostores',
  },
  cms: {
    packages: ['@stirrup/runtime', ...CMS],
    libraries: ['zod', 'nanostores'],
    inWords: 'runtime, zod/mini and nanostores',
  },
  cart: {
    packages: [
      '@stirrup/runtime',
      '@stirrup/cms',
      '@stirrup/cms/legacy-scripts',
      '@stirrup/cms/storage',
      '@stirrup/cart',
    ],
    libraries: ['zod', 'nanostores'],
    inWords: 'cms, runtime and nanostores',
  },
  lightbox: {
    packages: ['@stirrup/runtime', ...OVERLAYS, ...CMS, '@stirrup/lightbox'],
    libraries: [],
    inWords: 'runtime, overlays and cms',
  },
  shop: {
    packages: [
      '@stirrup/runtime',
      '@stirrup/react',
      ...OVERLAYS,
      ...CMS,
      '@stirrup/cart',
      '@stirrup/lightbox',
      '@stirrup/shop/*',
    ],
    libraries: ['react', 'zod', 'nanostores'],
    inWords: 'runtime, react, overlays, cms, cart and lightbox',
  },
  builder: {
    packages: ['@stirrup/runtime', '@stirrup/react', ...OVERLAYS, ...CMS, '@stirrup/lightbox', '@stirrup/builder/*'],
    libraries: ['react', 'zod', 'nanostores'],
    inWords: 'runtime, react, overlays, cms and lightbox',
  },
  stirrup: {
    packages: [
      'stirrup',
      '@stirrup/runtime',
      '@stirrup/runtime/diagnostics',
      '@stirrup/cms/editor-mode',
      '@stirrup/cms/diagnostics',
      '@stirrup/cms/legacy-scripts',
      '@stirrup/shop/*',
      '@stirrup/builder/*',
    ],
    libraries: [],
    inWords: 'runtime and the definitions of the islands',
  },
};
