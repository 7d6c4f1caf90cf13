/** The element that an author's selector finds; undefined if there is none, or if the selector is invalid. */
export function findPlace(selector: string): Element | undefined {
  if (!selector) return undefined;
  try {
    return document.querySelector(selector) ?? undefined;
  } catch {
    return undefined;
  }
}
