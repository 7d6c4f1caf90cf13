import { behaviour, reducedMotion, rootSelector } from '@stirrup/runtime';
import { onPopupOpen } from '../openings/on-popup-open.ts';
import { claimText } from '../texts/claim-text.ts';
import { COUNTERS_FROM, counterContract, ENTERING, LEAST_DURATION, LEAST_TICK } from './contract.ts';
import { numberFormat } from './number-format.ts';
import { counterProps } from './props.ts';

/**
 * A number that counts up or down once it is seen, and again whenever the popup around it opens and has come to rest.
 *
 * A behaviour: it changes one text.
 */
export default behaviour(
  { props: counterProps, contract: counterContract },
  ({ island, countFrom: from, countTo: to, duration, thousands, separator }) => {
    const { element: root, parts, signal } = island;
    const count = parts.count[0]?.element;
    if (!count || to === undefined) return;
    const format = numberFormat([from, to], thousands, separator);
    const text = claimText(count, signal);
    const show = (value: number) => {
      text.data = format(value);
    };
    let isWaiting = false;
    let start = 0;
    let timer: ReturnType<typeof setInterval> | undefined;

    const end = () => {
      clearInterval(timer);
      show(to);
      island.bind({});
    };
    const wait = () => {
      clearInterval(timer);
      isWaiting = true;
      show(from);
      // Screen readers read the last number from the start.
      island.bind({ count: () => ({ role: 'img', 'aria-label': format(to) }) });
    };
    const begin = () => {
      timer = setInterval(() => {
        const now = performance.now();
        if (isWaiting) {
          if (popup && (now < Number(popup.getAttribute(COUNTERS_FROM)) || root.closest(ENTERING))) return;
          isWaiting = false;
          start = now;
        }
        const part = (now - start) / Math.max(LEAST_DURATION, duration);
        if (part < 1) show(from + (to - from) * part);
        else end();
      }, LEAST_TICK);
    };

    if (reducedMotion().matches) return end();
    const popup = root.closest(rootSelector('popup'));
    const observer = new IntersectionObserver((entries) => {
      // A closed popup may be in view without being visible. In other hidden content, such as a menu's, it counts unseen:
      // nothing reports that the content shows.
      const isVisible = !popup || root.checkVisibility({ visibilityProperty: true });
      const isSeen = entries.at(-1)?.isIntersecting && isVisible;
      if (isWaiting) {
        // An element that slides in may leave the view first.
        clearInterval(timer);
        if (isSeen) begin();
      } else if (!isSeen) end();
    });
    const observe = () => {
      wait();
      observer.disconnect();
      observer.observe(root);
    };
    observe();
    const onPrint = () => {
      observer.disconnect();
      isWaiting = false;
      end();
    };
    addEventListener('beforeprint', onPrint, { signal });
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      observer.disconnect();
    });
    if (popup) onPopupOpen(root, observe, signal);
  },
);
