import { type SlideOptions, slide } from '@stirrup/overlays/slide';
import { atom, type ReadableAtom } from 'nanostores';
import { flushSync } from 'react-dom';
import { EVENT } from './contract.ts';

/** A menu and its state. */
export interface SlideMenu {
  readonly element: HTMLElement;
  readonly isOpen: ReadableAtom<boolean>;
  /** Slides the menu open or shut, and emits the event. */
  readonly show: (isOpening: boolean) => void;
}

/** Creates the state of a menu. */
export function createSlideMenu(element: HTMLElement, startsOpen: boolean, options: SlideOptions): SlideMenu {
  const state = atom(startsOpen);
  return {
    element,
    isOpen: state,
    show: (isOpening) => {
      slide(element, isOpening, options);
      if (state.get() === isOpening) return;
      flushSync(() => state.set(isOpening));
      element.dispatchEvent(new Event(isOpening ? EVENT.expand : EVENT.collapse));
    },
  };
}
