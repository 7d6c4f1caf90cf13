/** Classes of a trail that tell something by being there (bricks-dynamic §3.1). */
export const TRAIL_CLASS = { infiniteScroll: 'brx-infinite-scroll', postsElement: 'bricks-isotope-sizer' } as const;
