/** Attributes with the ids of a trail's loop and of a pagination (bricks-dynamic.md §3.1, §3.2). */
export const ID = { query: 'data-query-element-id', pagination: 'data-pagination-id' } as const;
