import { rootSelector, type StartStrategy } from '@stirrup/runtime';

/** Attributes of a toggle with a target of its own. */
const AIMED = '[data-selector], [data-attribute], [data-target], [data-options]';

/**
 * A menu starts its toggles with itself, whatever opens it: a header that nobody touches needs none of them. All others
 * start at rest, since any code may open their targets.
 */
export function startOfToggle(element: HTMLElement): StartStrategy {
  const isOfMenu = element.closest(rootSelector('nav-nested')) !== null && !element.matches(AIMED);
  return isOfMenu ? 'interaction' : 'idle';
}
