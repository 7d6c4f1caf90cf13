import { useSubscription } from '@stirrup/react';
import { reducedMotion } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPlaces } from '../../shared/address/follow-places.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
import { clamp, isCut, isHidden, wouldBeCut } from './clamp.ts';

/** Duration of the opening, in ms; a text closes at once, so that the page can scroll with it. */
const DURATION = 160;

/** The elements of an island; undefined if its markup lacks a part. */
interface Elements {
  readonly root: HTMLElement;
  readonly text: HTMLElement;
  readonly button: HTMLElement;
}

/** The state of the text, and the handlers that change it. */
interface ReadMore {
  readonly isOpen: boolean;
  /** True if the text has more lines than it shows when it is closed. */
  readonly isLong: boolean;
  readonly toggle: () => void;
  /** Opens the text if a place lies in its hidden lines. */
  readonly openFor: (place: Element | Range | null) => void;
  /** Shows or hides the button, whatever has changed the size of the text. */
  readonly measure: () => void;
}

/** Clamps a text to a number of lines, as long as it is closed, and opens it for whatever leads into the hidden ones. */
export function useReadMore(elements: Elements | undefined, lines: number, isPrintedOpen: boolean): ReadMore {
  const [isOpen, setIsOpen] = useState(isPrintedOpen);
  const [isLong, setIsLong] = useState(false);
  const measure = () => {
    if (!elements) return;
    const { root, text, button } = elements;
    if (isOpen && text.getAnimations().length > 0) return;
    const next = isOpen ? wouldBeCut(text, root, lines) : isCut(text);
    // A button with the focus stays until it has lost it.
    if (next !== isLong && (next || document.activeElement !== button)) flushSync(() => setIsLong(next));
  };
  const toggle = () => {
    if (!elements) return;
    const { text, button } = elements;
    const before = getComputedStyle(text).blockSize;
    flushSync(() => setIsOpen(!isOpen));
    if (!isOpen) {
      if (!reducedMotion().matches) grow(text, before);
      return;
    }
    // Some browsers do not focus a button that is clicked.
    if (text.contains(document.activeElement)) button.focus({ preventScroll: true });
    for (const animation of text.getAnimations()) animation.cancel();
    button.scrollIntoView({ block: 'nearest' });
  };
  const openFor = (place: Element | Range | null) => {
    if (!elements || isOpen) return;
    const { scrollTop } = elements.text;
    if (!scrollTop && !isHidden(elements.text, place)) return;
    flushSync(() => setIsOpen(true));
    // The browser has scrolled the text to show the place: now the page takes over, so that the place does not move.
    if (scrollTop) scrollBy({ top: scrollTop, behavior: 'instant' });
  };

  useLayoutEffect(() => {
    if (elements && !isOpen) return clamp(elements.text, lines);
  }, [elements, lines, isOpen]);
  useLayoutEffect(() => {
    if (!elements) return;
    const { root, text } = elements;
    const isClamped = !isPrintedOpen;
    setIsLong(isClamped ? isCut(text) : wouldBeCut(text, root, lines));
    const places = [namedPlace(), document.activeElement];
    if (isClamped && (text.scrollTop || places.some((place) => isHidden(text, place)))) setIsOpen(true);
  }, [elements, lines, isPrintedOpen]);
  useSubscription<[]>((listener, signal) => {
    if (!elements) return;
    const { text } = elements;
    const observer = new ResizeObserver(() => listener());
    observer.observe(text);
    signal.addEventListener('abort', () => observer.disconnect());
    // Hidden lines get more without a change of the box: by pictures that arrive, and by fonts.
    text.addEventListener('load', () => listener(), { capture: true, signal });
    document.fonts.addEventListener('loadingdone', () => listener(), { signal });
  }, measure);
  useSubscription<[place: Element | Range | null]>((listener, signal) => {
    if (!elements) return;
    elements.text.addEventListener('scroll', () => listener(null), { signal });
    followPlaces(listener, signal);
    // The browser's search selects what it has found, some browsers without scrolling; so does caret browsing.
    const select = () => {
      const selection = getSelection();
      // Most are elsewhere: each key in a field moves one.
      if (selection?.rangeCount && elements.text.contains(selection.anchorNode)) listener(selection.getRangeAt(0));
    };
    document.addEventListener('selectionchange', select, { signal });
  }, openFor);
  return { isOpen, isLong, toggle, openFor, measure };
}

/** Lets an open text grow from its closed height. */
function grow(text: HTMLElement, before: string): void {
  const { blockSize } = getComputedStyle(text);
  const overflow = 'clip';
  text.animate(
    [
      { blockSize: before, overflow },
      { blockSize, overflow },
    ],
    { duration: DURATION, easing: 'ease-out' },
  );
}
