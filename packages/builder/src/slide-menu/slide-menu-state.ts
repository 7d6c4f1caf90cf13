import { isOpen, type SlideOptions, slide, stopSlide } from '@stirrup/overlays/slide';
import { atom, type ReadableAtom } from 'nanostores';
import { keepAttributes } from '../keep-attributes.ts';
import { EVENT, OPEN_CLASS } from './contract.ts';

/** One menu, and whether it is open. */
export interface SlideMenu {
  readonly element: HTMLElement;
  readonly isOpen: ReadableAtom<boolean>;
  /** Slides the menu open or shut. */
  readonly show: (isOpening: boolean) => void;
  /** Shuts the menu as the page is printed: nothing moves, nobody is told. */
  readonly startClosed: () => void;
}

/** Makes an element a menu that slides as it is told. */
export function createSlideMenu(element: HTMLElement, options: SlideOptions, signal: AbortSignal): SlideMenu {
  const state = atom(isOpen(element));
  const restore = keepAttributes(element, ['id', 'style', 'hidden']);
  signal.addEventListener('abort', () => {
    stopSlide(element);
    element.classList.remove(OPEN_CLASS);
    restore();
  });
  return {
    element,
    isOpen: state,
    show: (isOpening) => {
      slide(element, isOpening, options);
      if (state.get() === isOpening) return;
      element.classList.toggle(OPEN_CLASS, isOpening);
      state.set(isOpening);
      element.dispatchEvent(new Event(isOpening ? EVENT.expand : EVENT.collapse));
    },
    startClosed: () => {
      slide(element, false, { duration: 0 });
      state.set(false);
    },
  };
}
