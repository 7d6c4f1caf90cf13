import { behaviour } from '@stirrup/runtime';
import { UNNAMED_ID } from '../address/contract.ts';
import { followPlaces } from '../address/follow-places.ts';
import { namedPlace } from '../address/named-place.ts';
import { showInAddress } from '../address/show-in-address.ts';
import { hearTitles } from '../disclosures/hear-titles.ts';
import { EVENT, SCRIPT_ID, SETTING } from './contract.ts';
import { findItem, type Item } from './find-item.ts';
import { accordionProps } from './props.ts';

/** Accordion after the ARIA Authoring Practices. */
export default behaviour(accordionProps, (root, { expandItem, independentToggle, scriptArgs, transition }, signal) => {
  const isIndependent = independentToggle || scriptArgs.includes(SETTING.independent);
  const known = new WeakMap<Element, Item | undefined>();
  /** In document order; a loop may have added some, or taken some out. */
  const items = () =>
    [...root.children].flatMap((element) => {
      const item = known.get(element) ?? findItem(root, element);
      known.set(element, item);
      return item ?? [];
    });
  const around = (place: Element | null) => items().find(({ element }) => element.contains(place));

  const show = (item: Item, isOpening: boolean, duration = transition) => {
    for (const other of isOpening && !isIndependent ? items() : []) {
      if (other === item || !other.isOpen()) continue;
      // What closes loses the focus.
      if (other.content.contains(document.activeElement)) item.title.focus({ preventScroll: true });
      show(other, false, duration);
    }
    item.show(isOpening, duration, () => {
      const name = isOpening ? 'open' : 'close';
      const detail = { elementId: root.getAttribute(SCRIPT_ID), [`${name}Item`]: item.element };
      document.dispatchEvent(new CustomEvent(`${EVENT}${name}`, { detail }));
    });
  };
  const toggle = (item: Item) => {
    const isOpening = !item.isOpen();
    show(item, isOpening);
    const named = around(namedPlace());
    showInAddress(isOpening ? item.element.id : '', named !== undefined && !named.isOpen());
  };
  /** Opens what holds a place that the visitor goes to: at once, where that is scrolled to next. */
  const go = (place: Element | null) => {
    const item = around(place);
    if (item && !item.isOpen()) show(item, true, place === item.element ? transition : 0);
  };
  hearTitles(root, items, toggle, signal);
  // The browser's search has found something.
  root.addEventListener('beforematch', ({ target }) => target instanceof Element && go(target), { signal });
  followPlaces((id) => go(document.getElementById(id)), signal);

  const expanded = scriptArgs.includes(SETTING.first) ? ['0'] : expandItem;
  for (const [index, item] of items().entries()) if (expanded.includes(String(index))) item.show(true, 0);
  const place = namedPlace();
  const item = around(place);
  if (item && !(place === item.element && UNNAMED_ID.test(place.id))) {
    item.show(true, 0);
    // While it was closed there was nothing to scroll to; a visitor who has scrolled since stays there.
    if (item.content.contains(place) && scrollY === 0) place?.scrollIntoView();
  }
  const observer = new MutationObserver(items);
  observer.observe(root, { childList: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const { release } of items()) release();
  });
});
