import { keepAttributes } from '../../shared/keep-attributes.ts';
import { SLIDE_ID, SLIDE_INDEX } from './contract.ts';

/** Attributes that the libraries set, and leave or remove, whoever has printed them. */
const PLAIN = ['id', 'style', 'role', 'tabindex', 'inert', 'disabled'];
const ARIA = 'label labelledby hidden controls current live atomic busy roledescription orientation disabled'.split(
  ' ',
);
const NAMES = [SLIDE_ID, SLIDE_INDEX, ...PLAIN, ...ARIA.map((name) => `aria-${name}`)];

/** The printed looks of elements. */
interface Looks {
  /** Remembers the look of an element, once, and adds classes to it. */
  readonly hold: (element: Element, classes?: string) => void;
  /** Restores those that are no longer in an element, and forgets them. */
  readonly releaseOutside: (root: Element) => void;
  /** Restores all of them. */
  readonly restore: () => void;
}

/**
 * Remembers the printed looks of elements that a library changes. Of their classes it removes only the library's when it
 * restores them: others come and go by other islands.
 *
 * @param library Pattern of the library's classes.
 */
export function keepLooks(library: RegExp): Looks {
  const restorers = new Map<Element, () => void>();
  return {
    hold: (element, classes) => {
      if (restorers.has(element)) return;
      const printed = element.getAttribute('class');
      const restore = keepAttributes(element, NAMES);
      restorers.set(element, () => {
        restore();
        const names = [...element.classList].filter(
          (name) => !library.test(name) || printed?.split(' ').includes(name),
        );
        if (names.length > 0 || printed !== null) element.className = names.join(' ');
        else element.removeAttribute('class');
      });
      if (classes) element.classList.add(...classes.split(' '));
    },
    releaseOutside: (root) => {
      for (const [element, restore] of restorers) {
        if (root.contains(element)) continue;
        restore();
        restorers.delete(element);
      }
    },
    restore: () => {
      for (const restore of restorers.values()) restore();
    },
  };
}
