/** The element that a page is certain to have, with this type. */
export function the(selector: string): HTMLElement;
export function the<T extends Element>(selector: string, type: new () => T): T;
export function the(selector: string, type: new () => Element = HTMLElement): Element {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`Stirrup: the page has no ${selector}.`);
  return element;
}
