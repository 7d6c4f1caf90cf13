import { GROUP, MORE } from './plugin-contract.ts';

/** Gives the groups of a list the names that stand over them; list items that are no radio buttons are none to anybody. */
export function nameGroups(root: HTMLElement, signal: AbortSignal): void {
  for (const item of root.querySelectorAll(`:is(${GROUP.section}, ${MORE}):is(li)`))
    setFor(item, 'role', 'none', signal);
  for (const group of root.querySelectorAll(GROUP.list)) {
    const name = group.parentElement?.querySelector(GROUP.name)?.textContent.trim();
    setFor(group, 'role', 'group', signal);
    if (name) setFor(group, 'aria-label', name, signal);
  }
}

/** Sets an attribute until the signal aborts. */
function setFor(element: Element, name: string, value: string, signal: AbortSignal): void {
  const printed = element.getAttribute(name);
  element.setAttribute(name, value);
  signal.addEventListener('abort', () => {
    if (printed === null) element.removeAttribute(name);
    else element.setAttribute(name, printed);
  });
}
