/** Folders whose sources make one chunk of the script tag, together with those of other groups of the name. */
export interface ChunkGroup {
  readonly name: string;
  /** Below `packages/`; `*` stands for any name or part of one, `**` for any number of folders. Their own folders do not count. */
  readonly folders: readonly string[];
  /** Only what this island imports with its code: it is on every page, so that what it has costs others nothing. */
  readonly usedBy?: string;
  /** Only what so many islands import with their code. @default 1 */
  readonly islands?: number;
  /** Only what so many islands and later parts import. @default 1 */
  readonly importers?: number;
  /** What no island imports with its code, and is fetched together when it is wanted, in place of what islands import. */
  readonly isLate?: true;
  /** A library that lies in the chunk, too: who imports it is tied to the group. */
  readonly library?: string;
}

/**
 * Code that islands share, from the inside outward: a source belongs to the first group that fits. The loader's own sources
 * are in one-loader-chunk.ts.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'runtime',
    folders: ['runtime/src', 'runtime/src/dom', 'runtime/src/props', 'runtime/src/parts', 'cms/src/legacy-scripts'],
    library: 'nanostores',
  },
  { name: 'react', folders: ['react/src/**'], library: 'react' },
  // Restores the focus, for notices as well.
  { name: 'focus', folders: ['overlays/src'], usedBy: 'store-notice' },
  { name: 'overlays', folders: ['overlays/src'], usedBy: 'mini-cart' },
  // Code that every cart and form needs. The rest of the ring is for the islands that import it.
  { name: 'cms', folders: ['cart/src'] },
  { name: 'cms', folders: ['cms/src/**'], islands: 4 },
  // Code for calls of the builder and of WordPress alike.
  { name: 'nonces', folders: ['cms/src/nonces'], islands: 2 },
  { name: 'nonces', folders: ['cms/src/clients'], islands: 3 },
  { name: 'adding', folders: ['shop/src/**/adding'] },
  // Code that a product's form and pictures share.
  { name: 'product', folders: ['shop/src/**/product'] },
  // For a product's form, and for swatches in lists.
  { name: 'matching', folders: ['shop/src/**/variation-matching', 'shop/src/**/variation-data'] },
  // Code that islands share with their parts that are fetched by few.
  { name: 'swatches', folders: ['shop/src/**/swatches', 'shop/src/**/swatches-plugin'], importers: 2 },
  { name: 'interactions', folders: ['builder/src/**/interactions'], importers: 2 },
  { name: 'popups', folders: ['builder/src/**/popups'] },
  // Loops: their trails, buttons, page links and filters; and what fetches a page and shows it, which comes with the first one.
  { name: 'query', folders: ['builder/src/**/query', 'builder/src/**/query-history'] },
  { name: 'answering', folders: ['builder/src/**/query'], isLate: true },
  { name: 'filters', folders: ['builder/src/**/filters'] },
  { name: 'changes', folders: ['builder/src/**/filters'], isLate: true },
  { name: 'form', folders: ['builder/src/**/form', 'builder/src/**/form-*'] },
  { name: 'files', folders: ['builder/src/**/form-files'], isLate: true },
  // Calendars of filters and of forms; what sees that one is wanted, and what is fetched then.
  { name: 'dates', folders: ['builder/src/**/date-picker'] },
  { name: 'calendar', folders: ['builder/src/**/date-picker'], isLate: true },
  { name: 'address', folders: ['builder/src/**/address', 'builder/src/**/keys'] },
  { name: 'loader', folders: ['builder/src/**/ajax-loader'] },
  { name: 'builder', folders: ['builder/src/shared'], islands: 3 },
  { name: 'shop', folders: ['shop/src/shared'], islands: 3 },
];
