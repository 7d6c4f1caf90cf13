import { parseHtml } from '@stirrup/cms';
import { behaviour } from '@stirrup/runtime';
import { keepContent } from '../../shared/keep-content.ts';
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
    const end = instantIn(date, timezone);
    const fill = (place: Element, html: string) => place.replaceChildren(parseHtml(html));
    const isMade = fields.length > 0;
    const templates = isMade
      ? [{ place: root, html: fields.map((field) => fieldHtml(field, island)).join('') }]
      : parts.format.flatMap(({ element: place, printed }) => {
          const format = printed(FORMAT);
          return format ? { place, html: htmlIn(format, island) } : [];
        });
    if (!end || !templates[0]) return;

    keepContent(root, signal);
    const texts = templates.flatMap(({ place, html }) => {
      keepContent(place, signal);
      fill(place, html);
      const formats = isMade ? [...place.querySelectorAll(MADE_FORMAT)] : [place];
      return formats.flatMap((format) => [...textNodesIn(format)].map(textIn));
    });

    const counting = new AbortController();
    const show = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      for (const { node, format, place, nodes } of texts) {
        const text = showLeft(format, left);
        if (node.data === text) continue;
        node.data = text;
        // Browsers put elements in the place of texts that they translate.
        if (node.parentNode !== place) place?.replaceChildren(...nodes);
      }
      if (left > 0) return;
      counting.abort();
      island.bind({});
      if (action !== 'countdown') fill(root, action === 'text' ? htmlIn(actionText, island) : '');
    };
    // Screen readers read it when asked to, and never each second.
    island.bind({ root: () => ({ role: 'timer' }) });
    everySecond(root, show, counting.signal);
    show();
    signal.addEventListener('abort', () => counting.abort());
  },
);

/** A text with what it is made from, and its place, where browsers that translate put others. */
function textIn(node: Text) {
  const { data: format, parentElement: place } = node;
  return { node, format, place, nodes: [...(place?.childNodes ?? [])] };
}
