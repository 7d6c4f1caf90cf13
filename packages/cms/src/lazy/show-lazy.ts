import { HELD_ATTRIBUTES, HELD_STYLE, LAZY, LAZY_ATTRIBUTE, LAZY_CLASS } from './contract.ts';

/**
 * Shows what a page holds back until it is nearly in sight: a picture gets its own address in place of the placeholder's.
 * Whoever reads or changes a picture's address calls it first. Nothing is done to what shows already.
 *
 * This file is part of the loader: it imports nothing but names.
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
  const isBuilders = classList.contains(LAZY_CLASS.hidden);
  if (isBuilders) classList.add(LAZY_CLASS.waiting);
  // The sources of a picture come before it, so that the browser fetches one file only.
  if (parentElement?.localName === 'picture') for (const source of parentElement.children) setHeld(source);
  setHeld(element);
  const style = element.getAttribute(HELD_STYLE.attribute);
  if (style && element instanceof HTMLElement) {
    // By the object model, which a strict policy allows.
    element.style.cssText += `;${style}`;
    if (!classList.contains(HELD_STYLE.keptBy)) element.removeAttribute(HELD_STYLE.attribute);
  }
  if (isBuilders) classList.remove(LAZY_CLASS.hidden, LAZY_CLASS.waiting);
  element.removeAttribute(LAZY_ATTRIBUTE);
}

function setHeld(element: Element): void {
  for (const name of HELD_ATTRIBUTES) {
    const held = `data-${name}`;
    const value = element.getAttribute(held);
    // An address that is code would run in a frame.
    if (value === null || /^\W*javascript:/i.test(value.replace(/\s/g, ''))) continue;
    element.setAttribute(name, value);
    element.removeAttribute(held);
  }
}
