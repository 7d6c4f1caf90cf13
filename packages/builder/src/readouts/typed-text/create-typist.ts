import { text } from '@stirrup/cms/texts';
import { reducedMotion } from '@stirrup/runtime';
import { createPause } from '../../shared/create-pause.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { textNodesIn } from '../../shared/text-nodes-in.ts';
import { createLine } from './create-line.ts';
import { typedTextTexts } from './texts.ts';
import { durationOf, type TypingOptions, typing } from './typing.ts';
import { CURSOR } from './typing-contract.ts';

/** The place of a typed text. */
interface Place {
  readonly root: HTMLElement;
  /** Holds the printed text, and the element for the typed one. */
  readonly typed: Element;
  readonly shown: Element;
  /** Makes an element that goes with the island. */
  readonly add: (content: Node | string) => HTMLElement;
  readonly texts: readonly string[];
}

/** Types texts, as a visitor or site code wants it. */
export interface Typist {
  /** Types while it is seen. */
  readonly follow: (isSeen: boolean) => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly toggle: () => void;
  /** Types from the beginning. */
  readonly reset: () => void;
}

/** Duration in ms from which on something that moves by itself can be paused (WCAG 2.2.2). */
const LONG = 5000;

const STYLE = 'inset-block-start:0;inset-inline-end:0;width:24px;height:24px;font-size:8px';

/** Types texts in place of the printed one, with a cursor, and a button where it takes long. */
export function createTypist(
  { root, typed, shown, add, texts }: Place,
  options: TypingOptions & { readonly cursor: string },
  signal: AbortSignal,
): Typist {
  const lines = texts.map(createLine);
  const last = lines.at(-1);
  // The printed nodes stay, without their text.
  const printed = [...textNodesIn(typed)]
    .filter((node) => !shown.contains(node))
    .map((node) => ({ node, text: node.data }));
  for (const { node } of printed) node.data = '';
  const restore = keepAttributes(root, ['style']);
  // It keeps the line's height, with or without a sign.
  const cursor = add(`${options.cursor}\u200b`);
  cursor.className = CURSOR;
  cursor.setAttribute('aria-hidden', 'true');
  typed.after(cursor);

  let steps: Generator<number, void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let blinking: Animation | undefined;
  let isSeen = false;
  let isOver = false;
  let wish: boolean | undefined;
  /** True if nobody has asked for the typing that the visitor's system forbids. */
  const isStill = () => wish === undefined && reducedMotion().matches;
  const isWanted = () => wish ?? !isStill();
  const go = () => {
    steps ??= typing(shown, lines, options);
    const { value, done } = steps.next();
    isOver = Boolean(done);
    if (isOver) follow();
    else timer = setTimeout(go, value ?? 0);
  };
  const follow = () => {
    clearTimeout(timer);
    blinking?.cancel();
    control?.show(isWanted() && !isOver);
    if (isSeen && isWanted() && !isOver) {
      // A visitor who prefers reduced motion has asked for the text alone.
      if (!reducedMotion().matches)
        blinking = cursor.animate({ opacity: [1, 0, 1] }, { duration: 1400, iterations: Infinity });
      go();
    } else if (isStill()) last?.show(shown, last.characters.length);
  };
  const reset = () => {
    steps = undefined;
    isOver = false;
    follow();
  };
  const setWish = (next: boolean) => {
    wish = next;
    if (isOver && next) reset();
    else follow();
  };
  const toggle = () => setWish(isOver || !isWanted());
  const control =
    options.loop || durationOf(lines, options) > LONG
      ? createPause(
          {
            names: { pause: text(typedTextTexts, 'pauseTyping'), play: text(typedTextTexts, 'playTyping') },
            style: STYLE,
            onPress: toggle,
          },
          signal,
        )
      : undefined;
  if (control) {
    Object.assign(root.style, { position: 'relative', paddingInlineEnd: '32px' });
    root.append(add(control.button));
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    // An endless animation would stay on the page's timeline.
    blinking?.cancel();
    for (const { node, text: value } of printed) node.data = value;
    restore();
  });
  return {
    follow: (next) => {
      isSeen = next;
      follow();
    },
    start: () => setWish(true),
    stop: () => setWish(false),
    toggle,
    reset,
  };
}
