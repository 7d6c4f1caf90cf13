import { behaviour } from '@stirrup/runtime';
import { UNNAMED_ID } from '../address/contract.ts';
import { followPlaces } from '../address/follow-places.ts';
import { namedPlace } from '../address/named-place.ts';
import { showInAddress } from '../address/show-in-address.ts';
import { OLD_SCRIPT } from '../is-left-to-old-script.ts';
import { indexByKey } from '../keys/index-by-key.ts';
import { isPress } from '../keys/is-press.ts';
import { CONTROL, EVENT, SCRIPT_ID, SETTING } from './contract.ts';
import { createItem, type Item } from './create-item.ts';
import { accordionProps } from './props.ts';

/** Accordion after the ARIA Authoring Practices. */
export default behaviour(
  { props: accordionProps },
  ({ island: { element: root, signal }, expandItem, independentToggle, scriptArgs, transition }) => {
    const isIndependent = independentToggle || scriptArgs.includes(SETTING.independent);
    const known = new WeakMap<Element, Item | undefined>();
    /** In document order; a loop may have added some, or taken some out. */
    const items = () =>
      [...root.children].flatMap((element) => {
        const item = known.get(element) ?? createItem(root, element, signal);
        known.set(element, item);
        return item ?? [];
      });
    const around = (place: Element | null) => items().find(({ element }) => element.contains(place));

    const show = (item: Item, isOpening: boolean, duration = transition) => {
      if (item.isOpen() === isOpening) return;
      // Itself among them: it is still closed, so nothing comes of that.
      for (const other of isOpening && !isIndependent ? items() : []) {
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
    /** Opens what holds a place that the visitor goes to: at once, where that is scrolled to next. */
    const go = (place: Element) => {
      const item = around(place);
      if (item) show(item, true, place === item.element ? transition : 0);
    };
    const take = (event: Event) => {
      event.preventDefault();
      if (document.querySelector(OLD_SCRIPT)) event.stopImmediatePropagation();
    };
    const click = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
      const item = around(control);
      if (!item || item.title !== control) return;
      take(event);
      const isOpening = !item.isOpen();
      show(item, isOpening);
      showInAddress(isOpening ? item.element.id : '', around(namedPlace())?.isOpen() === false);
    };
    const keydown = (event: KeyboardEvent) => {
      const titles = items().map(({ title }) => title);
      const title = titles[indexByKey(event, titles, true) ?? -1];
      const isPressed = isPress(event);
      // Browsers make clicks of presses on real buttons.
      if (!title || (isPressed && title.matches('button'))) return;
      take(event);
      title.focus();
      // A key that is held down is one press.
      if (isPressed && !event.repeat) title.click();
    };
    // Heard on their way down they do not reach an old script, which would act, too.
    root.addEventListener('click', click, { capture: true, signal });
    root.addEventListener('keydown', keydown, { capture: true, signal });
    followPlaces(go, signal);

    for (const index of scriptArgs.includes(SETTING.first) ? [0] : expandItem) items()[index]?.show(true, 0);
    const place = namedPlace();
    const item = around(place);
    if (item && !(place === item.element && UNNAMED_ID.test(place.id))) {
      item.show(true, 0);
      // While it was closed there was nothing to scroll to; a visitor who has scrolled since stays there.
      if (item.content.contains(place) && !scrollY) place?.scrollIntoView();
    }
    const observer = new MutationObserver(items);
    observer.observe(root, { childList: true });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      for (const { release } of items()) release();
    });
  },
);
