import { pageRegistry, reducedMotion } from '@stirrup/runtime';
import { ANIMATION, ANIMATION_ACTION, ATTRIBUTES, ELEMENT_TRIGGERS, type PrintedInteraction } from './contract.ts';
import { isKeyOf, textOf } from './read-printed.ts';

/**
 * Shows an element that is hidden until its animation starts, if the animation cannot start: a hidden element cannot be
 * clicked or touched, no other trigger is left, or the visitor prefers reduced motion.
 */
export function revealStranded(source: HTMLElement, interactions: readonly PrintedInteraction[]): void {
  if (!source.hasAttribute(ATTRIBUTES.hiddenOnLoad)) return;
  const willStart = interactions.some(
    ({ action, trigger }) => action === ANIMATION_ACTION && !isKeyOf(ELEMENT_TRIGGERS, textOf(trigger)),
  );
  if (!willStart || reducedMotion().matches) reveal(source);
}

/** Shows an element that is hidden until an animation starts. */
export function reveal(element: Element): void {
  element.removeAttribute(ATTRIBUTES.hiddenOnLoad);
}

/** Shows all elements of the page that wait for an animation before it is printed: on paper, none comes into view. */
export function revealOnPaper(): void {
  pageRegistry().shared('interactions/paper', () => {
    addEventListener('beforeprint', revealWaiting);
  });
}

function revealWaiting(): void {
  const { base, waiting } = ANIMATION;
  for (const element of document.querySelectorAll(`[${ATTRIBUTES.hiddenOnLoad}]`)) reveal(element);
  for (const element of document.querySelectorAll(`.${base}[${waiting}]`)) element.removeAttribute(waiting);
}
