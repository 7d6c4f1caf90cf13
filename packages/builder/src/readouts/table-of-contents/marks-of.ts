import type { PartBinding, StateName } from '@stirrup/runtime';
import { currentLink } from '../../shared/sections/current-link.ts';
import type { tableOfContentsContract } from './contract.ts';

/** The marks of a table's elements. */
type Marks = Map<HTMLElement, PartBinding<StateName<typeof tableOfContentsContract>>>;

/**
 * Marks the current link. If other entries collapse, their nested lists are out of reach, too, except for those below an
 * entry that has the focus: Tab leads into them.
 */
export function marksOf(nav: Element, current: Element | undefined, isCollapsing: boolean): Marks {
  const marks: Marks = new Map();
  for (const link of nav.querySelectorAll('a')) {
    const isCurrent = link === current;
    marks.set(link, currentLink(isCurrent));
    const item = link.closest('li');
    if (item) marks.set(item, { is: { currentItem: isCurrent } });
  }
  for (const list of nav.querySelectorAll<HTMLElement>('li > :is(ul, ol)')) {
    const isIn = (element: Element | null = null) => list.parentElement?.contains(element);
    const isCollapsed = isCollapsing && !isIn(current) && !isIn(document.activeElement);
    marks.set(list, { inert: isCollapsed, is: { collapsible: isCollapsing, collapsed: isCollapsed } });
  }
  return marks;
}
