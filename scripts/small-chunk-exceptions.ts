/** A chunk that may be small. */
export interface SmallChunkException {
  /** A source in it, or re-exported by it, below `packages/`. */
  readonly source: string;
  /** The cost of joining it, in bytes after Brotli, or the library that it belongs to. */
  readonly reason: string;
}

/** Small chunks that cost less than joining them would. */
export const smallChunkExceptions: readonly SmallChunkException[] = [
  {
    source: 'builder/src/shared/controls/name-control.ts',
    reason: 'For controls that their authors have left without words: elsewhere nobody needs it.',
  },
  {
    source: 'builder/src/navigation/dropdown/keep-menu-placed.ts',
    reason:
      'Nobody waits for the places of closed submenus: with those of open ones, 950, they would delay the first opening.',
  },
  {
    source: 'builder/src/readouts/names/name-readout.ts',
    reason: 'For readouts that their authors have left without a name: elsewhere nobody needs it.',
  },
  {
    source: 'builder/src/page/interactions/load-action.ts',
    reason: 'The code of loops, 3,100, would come with interactions of any kind.',
  },
  {
    source: 'builder/src/loops/filter-search/open-live-results.ts',
    reason: 'The ring overlays, 2,000, would come with every search.',
  },
  {
    source: 'builder/src/loops/ajax-loader/show-query-loader.ts',
    reason: 'Loops without an animation, nearly all, would load 900.',
  },
  {
    source: 'builder/src/loops/query/use-loops.ts',
    reason: "React's part of the code of loops: with the rest, a text of a loop would evaluate React, 60,500.",
  },
  {
    source: 'builder/src/media/lightbox/contract.ts',
    reason: 'Names of lightboxes, for the island and for what a press adds to it, 2,000.',
  },
  {
    source: 'shop/src/product/gallery/open-pictures.ts',
    reason: "PhotoSwipe's: loaded with it, where a product's pictures open.",
  },
  {
    source: 'cms/src/notices.ts',
    reason: 'Buttons that add to the cart would load 1,100 for notices, which most shops show elsewhere.',
  },
  {
    source: 'shop/src/product/swatches-plugin/fetch-variations.ts',
    reason: 'Lists that print their variations would load 1,800 with the code for calls.',
  },
  {
    source: 'builder/src/shared/create-pause.ts',
    reason:
      'Shared by background videos, films without controls and texts that are typed, which need nothing else of each other.',
  },
  {
    source: 'builder/src/media/video/offer-pause.ts',
    reason: 'Nearly all films have controls, and would load 900 with the button.',
  },
];
