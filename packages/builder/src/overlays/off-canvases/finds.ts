/** True if a selector's first match on the page is this element; false for a malformed one. */
export function finds(selector: string, element: Element): boolean {
  try {
    return document.querySelector(selector) === element;
  } catch {
    return false;
  }
}
