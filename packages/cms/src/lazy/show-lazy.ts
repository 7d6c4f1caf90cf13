import {
  DEFERRED_ATTRIBUTES,
  DEFERRED_STYLE,
  HIDDEN_CLASS,
  KEEPS_STYLE,
  LAZY,
  LAZY_ATTRIBUTE,
  WAITING_CLASS,
} from './contract.ts';

/**
 * Shows lazy content, which a page defers until it is nearly visible: a picture gets its own address in place of the
 * placeholder's. Code that reads or changes a picture's address calls it first. Visible content stays unchanged.
 *
 * This file is part of the loader: it imports only names.
 *
 * @example
 * ```html
 * <img class="bricks-lazy-hidden" src="data:image/svg+xml,…" data-src="bridle.jpg" width="300" height="300" alt="Bridle">
 * ```
 * ```ts
 * showLazy(image);
 * image.src; // 'https://shop.example/bridle.jpg'
 * ```
 */
export function showLazy(element: Element): void {
  if (!element.matches(LAZY)) return;
  const { classList, parentElement } = element;
  const isBuilders = classList.contains(HIDDEN_CLASS);
  if (isBuilders) classList.add(WAITING_CLASS);
  // The sources of a picture are set before it, so that the browser fetches a single file.
  const sources = parentElement?.localName === 'picture' ? parentElement.children : [];
  for (const source of [...sources, element]) setDeferred(source);
  const style = element.getAttribute(DEFERRED_STYLE);
  if (style && element instanceof HTMLElement) {
    // Through the CSSOM, which a strict policy allows.
    element.style.cssText += `;${style}`;
    if (!classList.contains(KEEPS_STYLE)) element.removeAttribute(DEFERRED_STYLE);
  }
  if (isBuilders) classList.remove(HIDDEN_CLASS, WAITING_CLASS);
  element.removeAttribute(LAZY_ATTRIBUTE);
}

function setDeferred(element: Element): void {
  for (const name of DEFERRED_ATTRIBUTES) {
    const deferred = `data-${name}`;
    const value = element.getAttribute(deferred);
    // A frame would execute a `javascript:` address.
    if (value === null || /^\W*javascript:/i.test(value.replace(/\s/g, ''))) continue;
    element.setAttribute(name, value);
    element.removeAttribute(deferred);
  }
}
