import { accordionTexts, text } from '@stirrup/cms/texts';
import { conceal, isOpen, slide, stopSlide } from '@stirrup/overlays/slide';
import { keepAttributes } from '../keep-attributes.ts';
import { isNamed } from '../make-control.ts';

/** A title, and what it opens and closes. */
export interface Disclosure {
  readonly title: HTMLElement;
  readonly content: HTMLElement;
  readonly isOpen: () => boolean;
  /** Opens or closes it, in so many ms; `onEnd` is called when it has come to rest. */
  readonly show: (isOpening: boolean, duration: number, onEnd?: () => void) => void;
  /** Gives the markup back. */
  readonly release: () => void;
}

/** What is changed on either part, and given back. */
const ATTRIBUTES = [
  ...['id', 'role', 'tabindex', 'hidden', 'style'],
  ...['aria-label', 'aria-labelledby', 'aria-expanded', 'aria-controls', 'aria-hidden'],
];

let count = 0;

/**
 * Ties a title to what it opens, for keyboards and screen readers; it is closed unless it is printed open. What is closed
 * is found by the browser's search all the same: hear `beforematch`.
 *
 * @param mark Says to styles that it is open; called at once, before it has slid.
 */
export function createDisclosure(
  title: HTMLElement,
  content: HTMLElement,
  mark: (isOpen: boolean) => void,
): Disclosure {
  const restores = [title, content].map((part) => keepAttributes(part, ATTRIBUTES));
  const wasOpen = title.getAttribute('aria-expanded') === 'true';
  const say = (isMarked: boolean) => {
    title.setAttribute('aria-expanded', String(isMarked));
    mark(isMarked);
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
  if (!isNamed(title)) title.setAttribute('aria-label', text(accordionTexts, 'openAccordion'));
  // The builder labels contents by headings only, and by none where there are no ids.
  if (!content.getAttribute('aria-labelledby')) content.setAttribute('aria-labelledby', title.id);
  say(wasOpen);
  if (!wasOpen) conceal(content);
  return {
    title,
    content,
    isOpen: () => isOpen(content),
    show: (isOpening, duration, onEnd = () => {}) => {
      // Styles hide what is no longer marked; it is seen all the same until it has slid shut.
      if (!isOpening) content.style.display = getComputedStyle(content).display;
      say(isOpening);
      slide(content, isOpening, { duration, isFindable: true, onEnd });
    },
    release: () => {
      stopSlide(content);
      say(wasOpen);
      for (const restore of restores) restore();
    },
  };
}
