import { reducedMotion } from '@stirrup/runtime';
import { ANIMATION_ACTION, ATTRIBUTES, ELEMENT_TRIGGERS, type PrintedInteraction } from './contract.ts';
import { isKeyOf, textOf } from './read-printed.ts';

/**
 * Shows an element that the page hides until its animation starts, if that cannot be: because the visitor would have to
 * click or touch what is not to be seen, because none is left that starts, or because the visitor asks for less motion.
 */
export function revealStranded(source: HTMLElement, interactions: readonly PrintedInteraction[]): void {
  if (!source.hasAttribute(ATTRIBUTES.hiddenOnLoad)) return;
  const willStart = interactions.some(
    ({ action, trigger }) => action === ANIMATION_ACTION && !isKeyOf(ELEMENT_TRIGGERS, textOf(trigger)),
  );
  if (!willStart || reducedMotion().matches) reveal(source);
}

/** Shows what the page hides until an animation starts. */
export function reveal(element: Element): void {
  element.removeAttribute(ATTRIBUTES.hiddenOnLoad);
}
