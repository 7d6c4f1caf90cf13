/** Placeholders for numbers in the format of a results summary; each is replaced once (bricks-dynamic.md §3.10). */
export const PLACES = { start: '%start%', end: '%end%', total: '%total%' } as const;
