import { behaviour, warn } from '@stirrup/runtime';
import { followScroll } from '../../shared/follow-scroll.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { ensureName } from '../names/ensure-name.ts';
import { readingProgressContract } from './contract.ts';
import { readingProgressProps } from './props.ts';
import { shareRead } from './share-read.ts';

/** The end of the range, in percent. */
const MAX = 100;

/**
 * Shows how much of a text has been read, rounded up to whole percents. The value follows out of view, too: screen
 * readers reach it there.
 *
 * A behaviour: it sets one attribute of what the page prints.
 */
export default behaviour(
  { props: readingProgressProps, contract: readingProgressContract },
  ({ island: { element: bar, signal }, contentSelector }) => {
    if (!(bar instanceof HTMLProgressElement)) {
      warn('reading-progress needs a <progress> element. Print one.', bar);
      return;
    }
    let content: Element | null = null;
    const update = () => {
      if (!content?.isConnected) content = contentSelector ? document.querySelector(contentSelector) : null;
      const value = String(Math.ceil(shareRead(content) * MAX));
      // A bar without the attribute shows no value at all.
      if (bar.getAttribute('value') !== value) bar.setAttribute('value', value);
    };

    signal.addEventListener('abort', keepAttributes(bar, ['value', 'max']));
    bar.max = MAX;
    followScroll(update, signal);
    addEventListener('resize', update, { signal });
    // The page grows as pictures load, and as more items are inserted. Observers report after layout.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    signal.addEventListener('abort', () => observer.disconnect());
    if (!bar.labels.length) ensureName(bar, 'readingProgress', signal);
  },
);
