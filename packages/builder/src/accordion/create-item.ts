import { conceal, isOpen, type SlideOptions, slide, stopSlide } from '@stirrup/overlays/slide';
import { loadTwice } from '@stirrup/runtime';
import { keepAttributes } from '../keep-attributes.ts';
import { CONTENT, NESTED, OPEN, OWN_ITEM, TITLE } from './contract.ts';

/** A child of an accordion that opens and closes: a title, and what is below it. */
export interface Item {
  readonly element: Element;
  readonly title: HTMLElement;
  readonly content: HTMLElement;
  readonly isOpen: () => boolean;
  /** Opens or closes it, in so many ms; `onEnd` is called when it has come to rest. */
  readonly show: (isOpening: boolean, duration: number, onEnd?: SlideOptions['onEnd']) => void;
  /** Gives the markup back. */
  readonly release: () => void;
}

/** What is changed on either part, and given back. */
const ATTRIBUTES = [
  ...['id', 'role', 'tabindex', 'hidden', 'style'],
  ...['aria-labelledby', 'aria-expanded', 'aria-controls', 'aria-hidden'],
];

let count = 0;

/**
 * Makes a child of an accordion an item: ties its title to its content, for keyboards and screen readers. It is closed unless
 * it is printed open, and found by the browser's search all the same. Undefined if it lacks a part.
 */
export function createItem(root: Element, element: Element, signal: AbortSignal): Item | undefined {
  const find = (selector: string) =>
    // What lies in an accordion, or another island, inside of this one belongs there.
    [...element.querySelectorAll<HTMLElement>(selector)].find(
      (found) => found.parentElement?.closest(NESTED)?.contains(root) ?? true,
    );
  const title = find(TITLE);
  const content = find(CONTENT);
  if (!title || !content) return undefined;
  const restores = [title, content].map((part) => keepAttributes(part, ATTRIBUTES));
  const wasOpen = title.getAttribute('aria-expanded') === 'true';
  /** Says to styles and screen readers that it is open, before it has slid. */
  const mark = (isMarked: boolean) => {
    title.setAttribute('aria-expanded', String(isMarked));
    if (element.matches(OWN_ITEM)) element.toggleAttribute(OPEN.attribute, isMarked);
    else element.classList.toggle(OPEN.class, isMarked);
  };

  count += 1;
  title.id ||= `stirrup-title-${count}`;
  content.id ||= `${title.id}-content`;
  title.setAttribute('aria-controls', content.id);
  content.setAttribute('role', 'region');
  if (!title.matches('button')) {
    title.setAttribute('role', 'button');
    title.tabIndex = 0;
  }
  if (!title.textContent.trim()) {
    loadTwice(() => import('./name-title.ts')).then(
      ({ nameTitle }) => nameTitle(title, signal),
      (error: unknown) => reportError(error),
    );
  }
  // The builder labels contents by headings only, and by none where there are no ids.
  if (!content.getAttribute('aria-labelledby')) content.setAttribute('aria-labelledby', title.id);
  mark(wasOpen);
  if (!wasOpen) conceal(content);
  return {
    element,
    title,
    content,
    isOpen: () => isOpen(content),
    show: (isOpening, duration, onEnd) => {
      // Styles hide what is no longer marked; it is seen all the same until it has slid shut.
      if (!isOpening) content.style.display = getComputedStyle(content).display;
      mark(isOpening);
      slide(content, isOpening, { duration, isFindable: true, onEnd });
    },
    release: () => {
      stopSlide(content);
      mark(wasOpen);
      for (const restore of restores) restore();
    },
  };
}
