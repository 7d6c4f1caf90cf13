import { ADDED } from './contract.ts';

/** Its value on a box around what the page has printed. */
const AROUND = 'around';

/** Marks what a gallery adds. */
export function markAdded(element: Element): void {
  element.setAttribute(ADDED, '');
}

/** Marks a box that a gallery puts around its slides. */
export function markAround(element: Element): void {
  element.setAttribute(ADDED, AROUND);
}

/** Removes what another gallery has added of which this one is a copy: a script has cloned it while it was running. */
export function undressCopy(root: Element): void {
  for (const added of root.querySelectorAll(`[${ADDED}]`))
    added.replaceWith(...(added.getAttribute(ADDED) === AROUND ? added.children : []));
}
