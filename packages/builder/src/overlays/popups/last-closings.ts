/** The last call to close each popup: one whose island is on its way does not open afterwards. */
export const lastClosings = new WeakMap<Element, object>();
