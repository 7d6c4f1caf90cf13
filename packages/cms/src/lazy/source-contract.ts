/**
 * Attribute with a deferred address (bricks-elements.md §3.2). In a file of its own: `contract.ts` is part of the
 * loader, which does without this name.
 */
export const DEFERRED_SOURCE = 'data-src';
