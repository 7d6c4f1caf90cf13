/** Names of interactions, for the code of other elements (bricks-dynamic.md §7.1, §7.3). */
export const INTERACTION = {
  /** Attribute with the interactions of an element, as JSON. */
  printed: 'data-interactions',
  /** Action that opens and closes a panel. */
  togglePanel: 'toggleOffCanvas',
  /** Action that hides an element, such as a popup. */
  hide: 'hide',
} as const;
