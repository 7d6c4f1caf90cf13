import type { IslandOf } from '@stirrup/react';
import type { Bindings, Part, PartName, StateName } from '@stirrup/runtime';
import { followPlaces } from '../../shared/address/follow-places.ts';
import { goToPlace } from '../../shared/address/go-to-place.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { isPress } from '../../shared/keys/is-press.ts';
import type { tabsContract } from './contract.ts';

type Parts = TabsIsland['parts'];

/** The tabs island, as its layouts see it. */
export type TabsIsland = IslandOf<typeof tabsContract>;

/** The state of the tabs that a layout needs, new in each render. */
export interface LaidOutTabs {
  readonly parts: Parts;
  readonly active: number;
  readonly idOf: (part: Part | undefined) => string | null;
  readonly choose: (event: Event, title: Part) => void;
}

/** A layout other than tabs. */
export interface Layout {
  /** Attributes, states and handlers of each part in this layout. */
  readonly bind: (tabs: LaidOutTabs) => Bindings<PartName<typeof tabsContract>, StateName<typeof tabsContract>>;
}

/**
 * An accordion after the ARIA Authoring Practices, with one panel open at all times. A click on the open title does not
 * close it, as with the builder's script (bricks-elements.md §10.3); `aria-disabled` tells screen readers so.
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
 * Changes the layout whenever the window becomes narrower than `below` px, and back. In the accordion layout each
 * accordion title shows a copy of the label of its tab: the builder's script moves the label itself and loses its
 * listeners. A link to a title leads to its accordion title then, since browsers go to no hidden place.
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
  const update = () => {
    const { matches } = query;
    const [from, to] = matches ? [titles, others] : [others, titles];
    const focused = from.find(({ element }) => element.contains(document.activeElement));
    removeLabels();
    if (matches) labels = others.flatMap(({ element, index }) => copyLabel(titles[index]?.element, element) ?? []);
    // Sets a style, as the builder does: the page's own style would overrule the `hidden` attribute.
    for (const { element } of list) element.style.display = matches ? 'none' : '';
    for (const { element } of others) element.style.display = matches ? 'block' : 'none';
    show(matches ? { bind } : undefined);
    if (focused) to[focused.index]?.element.focus();
  };
  signal.addEventListener('abort', () => {
    removeLabels();
    for (const restore of styled) restore();
  });
  query.addEventListener('change', update, { signal });
  update();
  followPlaces((place) => {
    const title = query.matches && others[titles.findIndex(({ element }) => element.contains(place))];
    // The pane opens first, and the browser has its turn.
    if (title) requestAnimationFrame(() => goToPlace(title.element));
  }, signal);
}

/**
 * Copies a tab's label without its ids, which may stand on a page only once. Returns undefined where the page prints an
 * accordion title.
 */
function copyLabel(title: Element | undefined, place: Element): Element | undefined {
  if (!title || place.textContent.trim()) return undefined;
  const label = document.createElement('span');
  for (const node of (title.querySelector('span') ?? title).childNodes) label.append(node.cloneNode(true));
  for (const named of label.querySelectorAll('[id]')) named.removeAttribute('id');
  place.append(label);
  return label;
}
