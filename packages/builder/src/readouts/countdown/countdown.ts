import { fillHtml } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { claimText } from '../../shared/claim-text.ts';
import { COUNTING, countdownContract, FORMAT, fieldHtml } from './contract.ts';
import { everySecond } from './every-second.ts';
import { instantIn } from './instant-in.ts';
import { countdownProps } from './props.ts';
import { showLeft } from './show-left.ts';

/**
 * Days, hours, minutes and seconds until an instant. Without a date or a zone that is one, everything stays as printed.
 *
 * A behaviour: after its texts are made, it only changes them.
 */
export default behaviour(
  { props: countdownProps, contract: countdownContract },
  ({ island, date, timezone, action, actionText, fields }) => {
    const { element: root, parts, signal } = island;
    const end = instantIn(date, timezone);
    if (!end) return;

    const printed = [...root.childNodes];
    for (const { element, server } of parts.format) {
      const text = claimText(element, signal);
      text.data = server(FORMAT) ?? text.data;
    }
    if (fields.length > 0) fillHtml(root, fields.map(fieldHtml).join(''));
    const texts = [...root.querySelectorAll(COUNTING)]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text)
      .map((node) => [node, node.data] as const);
    if (texts.length === 0) return;

    const counting = new AbortController();
    const show = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      for (const [node, format] of texts) {
        const text = showLeft(format, left);
        if (node.data !== text) node.data = text;
      }
      if (left > 0) return;
      counting.abort();
      island.bind({});
      if (action !== 'countdown') fillHtml(root, action === 'text' ? actionText : '');
    };
    // Screen readers read it when asked to, and never each second.
    island.bind({ root: () => ({ role: 'timer' }) });
    everySecond(root, show, counting.signal);
    show();
    signal.addEventListener('abort', () => {
      counting.abort();
      root.replaceChildren(...printed);
    });
  },
);
