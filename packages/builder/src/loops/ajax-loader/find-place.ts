/** The element that an author has named; undefined where there is none, also for a selector that is none. */
export function findPlace(selector: string): Element | undefined {
  if (!selector) return undefined;
  try {
    return document.querySelector(selector) ?? undefined;
  } catch {
    return undefined;
  }
}
