import { fillHtml, parseHtml } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { keepContent } from '../../shared/keep-content.ts';
import { textNodesIn } from '../../shared/text-nodes-in.ts';
import { htmlIn } from '../attributes/html-in.ts';
import { claimText } from '../texts/claim-text.ts';
import { countdownContract, FORMAT, fieldHtml, MADE_FORMAT } from './contract.ts';
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

    keepContent(root, signal);
    if (fields[0]) root.replaceChildren(parseHtml(fields.map((field) => fieldHtml(field, island)).join('')));
    const texts = fields[0]
      ? [...root.querySelectorAll(MADE_FORMAT)].flatMap((made) => [...textNodesIn(made)])
      : parts.format.map(({ element, printed }) => claimText(element, signal, printed(FORMAT)));
    const formats = new Map(texts.map((text) => [text, text.data]));

    const counting = new AbortController();
    const show = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      for (const [text, format] of formats) {
        const shown = showLeft(format, left);
        if (text.data !== shown) text.data = shown;
      }
      if (left) return;
      island.bind({});
      counting.abort();
      if (action !== 'countdown') fillHtml(root, action === 'text' ? htmlIn(actionText, island) : '');
    };
    // Screen readers read it when asked to, and never each second.
    island.bind({ root: () => ({ role: 'timer', translate: 'no' }) });
    everySecond(root, show, AbortSignal.any([counting.signal, signal]));
    show();
  },
);
