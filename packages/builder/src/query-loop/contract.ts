/** Classes of a trail that tell something by being there (bricks-dynamic §3.1). */
export const TRAIL_CLASS = { infiniteScroll: 'brx-infinite-scroll', postsElement: 'bricks-isotope-sizer' } as const;

/** In our own trail: a link to the next page, or a button, that loads more in place. */
export const MORE_PART = '[data-part="more"]';

/** Class of the button that we put behind a loop that has none. */
export const MORE_BUTTON = 'stirrup-load-more';

/** How far from sight the last item is when more is loaded, unless the author says it better. */
export const DEFAULT_MARGIN = '1px';

/** Functions of the builder's that site code calls (bricks-dynamic §1.3). */
export const BUILDER_FUNCTIONS = [
  'bricksQueryLoadPage',
  'bricksAjaxPagination',
  'bricksGetQueryResult',
  'bricksDisplayQueryResult',
] as const;
