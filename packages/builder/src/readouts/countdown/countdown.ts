import { fillHtml, parseHtml } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { textNodesIn } from '../../shared/text-nodes-in.ts';
import { htmlIn } from '../attributes/html-in.ts';
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
    const end = instantIn(date, timezone || 'UTC');
    const printed = root.innerHTML;
    const own = parts.format.map(({ printed }) => ({ format: printed(FORMAT) ?? '' }));
    const made = parseHtml((fields[0] ? fields : own).map((field) => fieldHtml(field, island)).join(''));
    const wanted = [...made.querySelectorAll(MADE_FORMAT)].flatMap((element) => [...textNodesIn(element)]);
    if (!end || !wanted[0]) return;

    // Printed, or made by a live countdown of which this is a copy.
    const present = parts.format.flatMap(({ element }) => {
      if (!element.firstChild) element.append('');
      return [...textNodesIn(element)];
    });
    const isMade = present.length === wanted.length;
    if (!isMade && fields[0]) root.replaceChildren(made);
    else if (!isMade) {
      for (const [index, { element }] of parts.format.entries()) {
        const format = made.children[index]?.firstElementChild;
        if (format) element.replaceChildren(...format.childNodes);
      }
    }
    const texts = (isMade ? present : wanted).map((node, index) => {
      const { data: before, parentElement: place } = node;
      return { node, before, place, nodes: [...(place?.childNodes ?? [])], format: wanted[index]?.data ?? '' };
    });

    const counting = new AbortController();
    const show = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      for (const { format, node, place, nodes } of texts) {
        const text = showLeft(format, left);
        if (node.data === text) continue;
        node.data = text;
        // Browsers put elements in the place of texts that they translate.
        if (node.parentNode !== place) place?.replaceChildren(...nodes);
      }
      if (left > 0) return;
      counting.abort();
      island.bind({});
      if (action !== 'countdown') fillHtml(root, action === 'text' ? htmlIn(actionText, island) : '');
    };
    // Screen readers read it when asked to, and never each second.
    island.bind({ root: () => ({ role: 'timer' }) });
    everySecond(root, show, counting.signal);
    show();
    signal.addEventListener('abort', () => {
      counting.abort();
      for (const { node, before } of texts) node.data = before;
      fillHtml(root, printed);
    });
  },
);
