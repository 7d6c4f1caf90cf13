import { parseHtml, publishInstance } from '@stirrup/cms';
import { hideFromSight } from '@stirrup/cms/notices';
import { behaviour, importWithRetry, reducedMotion } from '@stirrup/runtime';
import { createAdditions } from '../../shared/create-additions.ts';
import { followSight } from '../../shared/follow-sight.ts';
import { htmlIn } from '../attributes/html-in.ts';
import { onPopupOpen } from '../openings/on-popup-open.ts';
import {
  ACTS,
  ADDED,
  ESCAPED_AMPERSAND,
  INSTANCES,
  OPERABLE,
  PAUSES,
  SCRIPT_ID,
  typedTextContract,
} from './contract.ts';
import type { Typist } from './create-typist.ts';
import { typedTextProps } from './props.ts';

/**
 * A text that is typed while it is seen. Screen readers find all texts at once, beside the typed one, which they skip
 * unless it has controls in it. Under reduced motion, and until the code that types has loaded, the printed text shows, or
 * the last one.
 *
 * A behaviour: it takes over the printed text, and changes it with each letter.
 */
export default behaviour({ props: typedTextProps, contract: typedTextContract }, ({ island, strings, ...options }) => {
  const { element: root, parts, signal } = island;
  const typed = parts.typed[0]?.element;
  const mark = createAdditions(root, ADDED, signal);
  // An ampersand begins no character reference.
  const texts = strings.map((one) => htmlIn(one.replaceAll('&', ESCAPED_AMPERSAND), island));
  // A space before each line break, so that it also parts the words of texts without breaks.
  const contents = texts.map((one) => parseHtml(one.replaceAll(PAUSES, '').replace(/(?=<br)/gi, ' ')));
  const last = contents.at(-1);
  if (!typed || !last) return;
  const add = (content: Node | string) => {
    const added = mark(document.createElement('span'));
    added.append(content);
    return added;
  };
  // Controls must be found where they are seen.
  const isHidden = !contents.some((content) => content.querySelector(OPERABLE));
  if (isHidden) {
    const whole = add(contents.map(({ textContent }) => textContent).join(', '));
    hideFromSight(whole);
    typed.before(whole);
  }
  const shown = add(typed.textContent.trim() ? '' : last);
  typed.append(shown);
  island.bind({ typed: () => (isHidden ? { 'aria-hidden': true } : {}) });

  let typist: Typist | undefined;
  let isSeen = false;
  const run = async (act?: (typeof ACTS)[number]) => {
    // Without it the text stays.
    const code = await importWithRetry(() => import('./create-typist.ts')).catch(() => undefined);
    if (!code || signal.aborted) return;
    typist ??= code.createTypist({ root, typed, shown, add, texts }, options, signal);
    typist.follow(isSeen);
    if (act) typist[act]();
  };
  const update = () => {
    if (typist || (isSeen && !reducedMotion().matches)) void run();
  };
  const instance = Object.fromEntries(ACTS.map((act) => [act, () => void run(act)]));
  publishInstance(INSTANCES, root.getAttribute(SCRIPT_ID) ?? '', instance, signal);
  reducedMotion().addEventListener('change', update, { signal });
  followSight(
    root,
    (next) => {
      isSeen = next;
      update();
    },
    signal,
  );
  onPopupOpen(root, () => typist?.reset(), signal);
});
