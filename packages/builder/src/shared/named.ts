/** Elements that their author has named by an attribute. An empty attribute names nothing. */
export const NAMED = ['aria-label', 'aria-labelledby', 'title', 'alt']
  .map((name) => `[${name}]:not([${name}=""])`)
  .join();
