import { showState } from '@stirrup/runtime';

/** A dialect's names of states. */
type States = Readonly<Partial<Record<string, string>>>;

/**
 * Marks the current link. If other entries collapse, their nested lists are out of reach, too, except for those below an
 * entry that has the focus: Tab leads into them.
 */
export function markCurrent(nav: Element, current: Element | undefined, states: States, isCollapsing: boolean): void {
  const show = (element: Element | null, state: string, isOn: boolean) => {
    const shownBy = states[state];
    if (element && shownBy) showState(element, shownBy, isOn);
  };
  for (const link of nav.querySelectorAll('a')) {
    const isCurrent = link === current;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    show(link, 'current', isCurrent);
    show(link.closest('li'), 'currentItem', isCurrent);
  }
  for (const list of nav.querySelectorAll('li > :is(ul, ol)')) {
    const isIn = (element: Element | null = null) => list.parentElement?.contains(element);
    const isCollapsed = isCollapsing && !isIn(current) && !isIn(document.activeElement);
    show(list, 'collapsible', isCollapsing);
    show(list, 'collapsed', isCollapsed);
    list.toggleAttribute('inert', isCollapsed);
  }
}
