import { hasModifier } from '@stirrup/runtime';
import type { Swiper } from 'swiper';
import { followSight } from '../../shared/follow-sight.ts';
import { FIELDS } from '../slides/contract.ts';

/** A carousel, and the keys that it has. */
interface Keys {
  readonly root: HTMLElement;
  readonly list: Element;
  readonly slider: Swiper;
  /** True if arrow keys move it. */
  readonly hasArrows: boolean;
  /** True if they also do so from outside, while it is in view and nothing has the focus (bricks-elements.md §30). */
  readonly isGlobal: boolean;
}

/**
 * Moves a carousel by arrow keys, until the signal aborts. Swiper would take them from all other controls of the page.
 * Space on a dot or an arrow is left to Swiper, but does not scroll the page.
 */
export function handleKeys({ root, list, slider, hasArrows, isGlobal }: Keys, signal: AbortSignal): void {
  const handle = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!(target instanceof Element)) return;
    const isPress = key === ' ' && target.matches('[role="button"]:not(button)') && !list.contains(target);
    const moves = hasArrows && !target.matches(FIELDS) && moveByKey(slider, event);
    if (isPress || moves) event.preventDefault();
  };
  root.addEventListener('keydown', handle, { signal });
  if (!hasArrows || !isGlobal) return;
  let isInView = false;
  followSight(
    root,
    (isSeen) => {
      isInView = isSeen;
    },
    signal,
  );
  const handleOutside = (event: KeyboardEvent) => {
    if (isInView && event.target === document.body) moveByKey(slider, event);
  };
  document.addEventListener('keydown', handleOutside, { signal });
}

/** Moves a carousel by a key that leads along its row; returns true if it could move. */
function moveByKey(slider: Swiper, event: KeyboardEvent): boolean {
  const { key } = event;
  const [back, onward] = slider.isHorizontal() ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (event.defaultPrevented || hasModifier(event) || (key !== back && key !== onward)) return false;
  const way = (key === onward) === slider.rtlTranslate ? 'Prev' : 'Next';
  if (!slider[`allowSlide${way}`]) return false;
  slider[`slide${way}`]();
  return true;
}
