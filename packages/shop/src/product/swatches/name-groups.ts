import { restoreAttribute } from '@stirrup/runtime';
import type { SwatchList } from './swatch-list.ts';

/** Names the groups of a list by their headings, and gives list items without a radio button the role `none`. */
export function nameGroups({ section, group, groupName, more }: SwatchList['parts'], signal: AbortSignal): void {
  for (const { element } of [...section, ...more]) if (element.matches('li')) setFor(element, 'role', 'none', signal);
  for (const { element } of group) {
    const heading = groupName.find((name) => element.parentElement?.contains(name.element));
    const name = heading?.element.textContent.trim();
    setFor(element, 'role', 'group', signal);
    if (name) setFor(element, 'aria-label', name, signal);
  }
}

/** Sets an attribute until the signal aborts. */
function setFor(element: Element, name: string, value: string, signal: AbortSignal): void {
  const printed = element.getAttribute(name);
  element.setAttribute(name, value);
  signal.addEventListener('abort', () => restoreAttribute(element, name, printed));
}
