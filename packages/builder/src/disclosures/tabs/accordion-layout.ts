import type { Island } from '@stirrup/react';
import type { Bindings, Part } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { isPress } from '../../shared/keys/is-press.ts';
import type { tabsContract } from './contract.ts';

type PartName = (typeof tabsContract)['parts'][number];
type StateName = (typeof tabsContract)['states'][number];
type Parts = TabsIsland['parts'];

/** Tabs, as their layouts know them. */
export type TabsIsland = Island<PartName, StateName>;

/** The state of the tabs that the layout needs, anew in each render. */
export interface LaidOutTabs {
  readonly parts: Parts;
  readonly active: number;
  readonly idOf: (part: Part | undefined) => string | null;
  readonly choose: (event: Event, title: Part) => void;
}

/** Another layout than that of tabs. */
export interface Layout {
  /** Says what the parts are in it. */
  readonly bind: (tabs: LaidOutTabs) => Bindings<PartName, StateName>;
}

/**
 * An accordion after the ARIA Authoring Practices of which one panel is always open: a click on the open one does not close
 * it, as with the builder's script (bricks-elements.md §10.3), and the button says so.
 */
const bind: Layout['bind'] = ({ parts, active, idOf, choose }) => ({
  accordionTitle: (title) => {
    const isOpen = title.index === active;
    return {
      id: idOf(title),
      role: 'button',
      tabindex: 0,
      'aria-expanded': isOpen,
      'aria-disabled': isOpen || null,
      'aria-controls': idOf(parts.pane[title.index]),
      hidden: null,
      is: { open: isOpen },
      onClick: (event) => choose(event, title),
      onKeyDown: (event) => isPress(event) && choose(event, title),
    };
  },
  pane: (pane) => ({
    id: idOf(pane),
    role: 'region',
    tabindex: null,
    'aria-labelledby': idOf(parts.accordionTitle[pane.index]),
    is: { open: pane.index === active, closed: pane.index !== active },
  }),
});

/**
 * Changes the layout whenever the window comes to be narrower than `below` px, and back. Each accordion title shows a copy
 * of its title's label while it is used: the builder's script moves the label itself, and loses listeners on it.
 */
export function followWidth(
  below: number,
  { list, title: titles, accordionTitle: others }: Parts,
  show: (layout: Layout | undefined) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const query = matchMedia(`not all and (min-width:${below}px)`);
  const styled = [...list, ...others].map(({ element }) => keepAttributes(element, ['style']));
  let labels: Element[] = [];
  const removeLabels = () => {
    for (const label of labels) label.remove();
    labels = [];
  };
  const lookAgain = () => {
    const { matches } = query;
    const [from, to] = matches ? [titles, others] : [others, titles];
    const focused = from.find(({ element }) => element.contains(document.activeElement));
    removeLabels();
    if (matches) labels = others.flatMap(({ element, index }) => copyLabel(titles[index]?.element, element) ?? []);
    // By a style, as the builder does it: the page's own would overrule an attribute.
    for (const { element } of list) element.style.display = matches ? 'none' : '';
    for (const { element } of others) element.style.display = matches ? 'block' : 'none';
    show(matches ? { bind } : undefined);
    if (focused) to[focused.index]?.element.focus();
  };
  signal.addEventListener('abort', () => {
    removeLabels();
    for (const restore of styled) restore();
  });
  query.addEventListener('change', lookAgain, { signal });
  lookAgain();
}

/** A copy without ids, which may stand on a page only once; none where the page prints a title. */
function copyLabel(title: Element | undefined, place: Element): Element | undefined {
  if (!title || place.textContent.trim()) return undefined;
  const label = document.createElement('span');
  for (const node of (title.querySelector('span') ?? title).childNodes) label.append(node.cloneNode(true));
  for (const named of label.querySelectorAll('[id]')) named.removeAttribute('id');
  place.append(label);
  return label;
}
