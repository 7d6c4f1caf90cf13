import { fillHtml, parseHtml } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { keepContent } from '../../shared/keep-content.ts';
import { textNodesIn } from '../../shared/text-nodes-in.ts';
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
    const isMade = fields.length > 0;
    const own = parts.format.map(({ element }) => element);
    if (!end || !(isMade || own.length > 0)) return;
    for (const element of [root, ...own]) keepContent(element, signal);
    if (isMade) root.replaceChildren(parseHtml(fields.map(fieldHtml).join('')));
    else
      for (const element of own) element.replaceChildren(parseHtml(element.getAttribute(FORMAT) ?? element.innerHTML));
    const formats = isMade ? [...root.querySelectorAll(MADE_FORMAT)] : own;
    const texts = formats.flatMap((element) => [...textNodesIn(element)]).map((node) => ({ node, format: node.data }));

    const ended = new AbortController();
    const show = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      for (const { format, node } of texts) {
        const text = showLeft(format, left);
        if (node.data !== text) node.data = text;
      }
      if (left > 0) return;
      ended.abort();
      island.bind({});
      if (action !== 'countdown') fillHtml(root, action === 'text' ? actionText : '');
    };
    // Screen readers read it when asked to, and never each second.
    island.bind({ root: () => ({ role: 'timer' }) });
    everySecond(root, show, AbortSignal.any([signal, ended.signal]));
    show();
  },
);
