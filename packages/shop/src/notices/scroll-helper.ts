import { scrollToNotices } from '@stirrup/cms/notices';
import { SCROLL_HELPER } from './contract.ts';

/** Plugins scroll to notices through a helper that the shop's script puts on jQuery; where that is gone, it is ours. */
export function offerScrollHelper(): void {
  const jQuery: unknown = Reflect.get(globalThis, 'jQuery');
  if (typeof jQuery !== 'function' || SCROLL_HELPER in jQuery) return;
  Reflect.set(jQuery, SCROLL_HELPER, (set: ArrayLike<unknown>) => {
    const [first] = Array.from(set);
    if (first instanceof Element) scrollToNotices(first);
  });
}
