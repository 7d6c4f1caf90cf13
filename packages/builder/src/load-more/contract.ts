/** The interaction that loads more, and the key of its loop (bricks-dynamic §3.7). */
export const INTERACTION = { action: 'loadMore', query: 'loadMoreQuery' } as const;

/** Class of a button that has nothing more to load (bricks-dynamic §3.7). */
export const HIDDEN_CLASS = 'brx-load-more-hidden';
