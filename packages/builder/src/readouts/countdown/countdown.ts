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
    const made = parseHtml(fields.map((field) => fieldHtml(field, island)).join(''));
    const wanted = textsIn(made);
    let texts = textsIn(root);
    if (!fields[0]) texts = parts.format.map(({ element, printed }) => claimText(element, signal, printed(FORMAT)));
    // A copy of a live countdown has its fields already.
    else if (texts.length !== wanted.length) {
      root.replaceChildren(made);
      texts = wanted;
    }
    const formats = texts.map((text, index) => [text, (wanted[index] ?? text).data] as const);

    let left = 1;
    const show = () => {
      // It is called again when it is seen again: at the end it stays as it is, with whatever visitors do in it.
      if (!left) return left;
      left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      for (const [text, format] of formats) {
        const shown = showLeft(format, left);
        if (text.data !== shown) text.data = shown;
      }
      if (!left) {
        island.bind({});
        if (action !== 'countdown') fillHtml(root, action === 'hide' ? '' : htmlIn(actionText, island));
      }
      return left;
    };
    // Screen readers read it when asked to, and never each second.
    island.bind({ root: () => ({ role: 'timer', translate: 'no' }) });
    everySecond(root, show, signal);
    show();
  },
);

/** The texts that count in fields of the builder. */
const textsIn = (place: ParentNode): Text[] =>
  [...place.querySelectorAll(MADE_FORMAT)].flatMap((format) => [...textNodesIn(format)]);
