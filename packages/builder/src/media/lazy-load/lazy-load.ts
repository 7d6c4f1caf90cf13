import { LAZY } from '@stirrup/cms/lazy';
import { behaviour } from '@stirrup/runtime';
import { builderOffset } from './builder-offset.ts';
import { FUNCTION } from './contract.ts';
import { keepPlace } from './keep-place.ts';
import { lazyLoadProps } from './props.ts';
import { observerAt, show } from './show-near.ts';

/**
 * An area of the page, or the whole page, whose lazy elements are shown shortly before they scroll into view, also
 * those that are added later.
 *
 * A behaviour: it only copies attributes and may not wait for React. It has no parts: lazy elements have
 * names that the loader knows as well, which shows some of them before this code has loaded.
 */
export default behaviour(
  { props: lazyLoadProps },
  ({ island: { element: area, signal }, offset = builderOffset() }) => {
    const observer = observerAt(offset);
    const each = (root: Element, act: (element: Element) => void) => {
      if (root.matches(LAZY)) act(root);
      for (const element of root.querySelectorAll(LAZY)) act(element);
    };
    const find = (root: Element) => each(root, (element) => observer.observe(element));
    const additions = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) find(node);
    });
    find(area);
    keepPlace(area, signal);
    additions.observe(area, { childList: true, subtree: true });
    addEventListener('beforeprint', () => each(area, show), { signal });
    signal.addEventListener('abort', () => {
      additions.disconnect();
      each(area, (element) => observer.unobserve(element));
    });
    // Site code calls this function for elements that it has inserted. The mutation observer finds those anyway.
    if (!(FUNCTION.find in globalThis)) Reflect.set(globalThis, FUNCTION.find, () => undefined);
  },
);
