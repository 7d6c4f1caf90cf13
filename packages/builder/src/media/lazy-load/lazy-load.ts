import { LAZY } from '@stirrup/cms/lazy';
import { behaviour } from '@stirrup/runtime';
import { builderOffset } from './builder-offset.ts';
import { FUNCTION } from './contract.ts';
import { keepPlace } from './keep-place.ts';
import { lazyLoadProps } from './props.ts';
import { observerAt, show } from './show-near.ts';

/**
 * An area of the page, or all of it: what is held back there, or comes later, is shown when it is nearly in sight.
 *
 * A behaviour: it only gives elements the attributes that their author held back, and may not wait for React. It has no parts:
 * what is held back goes by the names that the loader knows, which shows some of it before this code has come.
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
    const comers = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) find(node);
    });
    find(area);
    keepPlace(area, signal);
    comers.observe(area, { childList: true, subtree: true });
    addEventListener('beforeprint', () => each(area, show), { signal });
    signal.addEventListener('abort', () => {
      comers.disconnect();
      each(area, (element) => observer.unobserve(element));
    });
    // Site code calls it for what it has inserted; that is seen as it comes.
    if (!(FUNCTION.find in globalThis)) Reflect.set(globalThis, FUNCTION.find, () => undefined);
  },
);
