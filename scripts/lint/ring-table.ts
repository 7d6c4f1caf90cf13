import type { PackageName } from '../package-exports.ts';

/** The allowed imports of a package, and what its code may know. */
export interface Ring {
  readonly knows: string;
  readonly doesNotKnow: string;
  /** Allowed workspace packages, including itself. */
  readonly packages: readonly string[];
  readonly libraries: readonly ('react' | 'preact' | 'zod' | 'nanostores')[];
  /** The allowed packages and libraries in words, for the error message and docs/architecture.md. */
  readonly inWords: string;
}

const CMS = ['@stirrup/cms', '@stirrup/cms/*'] as const;
const OVERLAYS = ['@stirrup/overlays', '@stirrup/overlays/*'] as const;

/** The rings, innermost first; `npm run sync` writes them into biome.json and docs/architecture.md. */
export const ringTable: { readonly [Name in PackageName]: Ring } = {
  runtime: {
    knows: 'elements, claims, start strategies, held events, props, parts and their bindings',
    doesNotKnow: 'React, any shop',
    packages: ['@stirrup/runtime'],
    libraries: [],
    inWords: 'nothing',
  },
  react: {
    knows: 'React and Preact, and their effects on markup that they did not render',
    doesNotKnow: 'any CMS',
    packages: ['@stirrup/runtime', '@stirrup/react'],
    libraries: ['react', 'preact', 'nanostores'],
    inWords: 'runtime, React, Preact and nanostores',
  },
  overlays: {
    knows: 'the open overlays and their order, with focus, inertness and scrolling',
    doesNotKnow: "React, any CMS but one class of the builder's",
    packages: ['@stirrup/runtime', '@stirrup/overlays'],
    libraries: ['nanostores'],
    inWords: 'runtime and nanostores',
  },
  cms: {
    knows: 'settings, calls (those of the cart, too), nonces, events and HTML of the CMS',
    doesNotKnow: 'React, the state of the cart',
    packages: ['@stirrup/runtime', ...CMS],
    libraries: ['zod', 'nanostores'],
    inWords: 'runtime, zod/mini and nanostores',
  },
  cart: {
    knows: 'the cart: its queue, its fragments, its copies in the browser',
    doesNotKnow: 'React, buttons',
    packages: [
      '@stirrup/runtime',
      '@stirrup/cms',
      '@stirrup/cms/legacy-scripts',
      '@stirrup/cms/storage',
      '@stirrup/cart',
    ],
    libraries: ['nanostores'],
    inWords: 'runtime, cms and nanostores',
  },
  lightbox: {
    knows: 'pictures and films over the page, by PhotoSwipe',
    doesNotKnow: 'React, the markup they come from',
    packages: ['@stirrup/runtime', ...OVERLAYS, ...CMS, '@stirrup/lightbox'],
    libraries: [],
    inWords: 'runtime, overlays and cms',
  },
  shop: {
    knows: 'its islands',
    doesNotKnow: 'those of `builder`',
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
    inWords: 'runtime, react, overlays, cms, cart, lightbox, React, zod/mini and nanostores',
  },
  builder: {
    knows: 'its islands',
    doesNotKnow: 'those of `shop`, carts',
    packages: ['@stirrup/runtime', '@stirrup/react', ...OVERLAYS, ...CMS, '@stirrup/lightbox', '@stirrup/builder/*'],
    libraries: ['react', 'zod', 'nanostores'],
    inWords: 'runtime, react, overlays, cms, lightbox, React, zod/mini and nanostores',
  },
  stirrup: {
    knows: 'that the islands exist',
    doesNotKnow: 'how they work',
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
    inWords: 'runtime, parts of cms and the definitions of the islands',
  },
};
