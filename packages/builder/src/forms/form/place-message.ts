import { fillHtml } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { commonTexts, text } from '@stirrup/cms/texts';
import { createButton, membersOf } from '@stirrup/runtime';
import { partIn } from '../form-fields/named-parts.ts';
import { CLOSING_TIME, MESSAGE } from './contract.ts';
import type { FormProps } from './props.ts';

const CROSS = '<svg viewBox="0 0 24 24" stroke="currentColor"><path d="M5 5l14 14M19 5L5 19"/></svg>';

/** A timer of the browser's for longer, in ms, ends at once. */
const LONGEST = 2 ** 31 - 1;

/** A response of the server. */
interface Answered {
  /** Class of the message; not used with `info` lines. */
  readonly type: string;
  readonly isUrgent: boolean;
  readonly html: string;
  /** Further lines, also HTML. */
  readonly info: readonly string[];
}

/** A failed request: the message has a retry button and stays until then. */
interface Failed {
  readonly text: string;
  readonly tryAgain: () => void;
}

/** The outcome of sending a form. */
export type Message = Answered | Failed;

/** Closing options of a message, and the callback after it has closed. */
interface Options extends Pick<FormProps, 'closeAfter' | 'closeButton'> {
  readonly closed: () => void;
}

/**
 * Shows the outcome of sending a form at the form's end, where the visitor waits, and announces it (bricks-dynamic.md
 * §6.7).
 *
 * @returns A function that removes the message.
 */
export function placeMessage(form: HTMLFormElement, message: Message, options: Options): () => void {
  const { closeAfter, closeButton, closed } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const box = document.createElement('div');
  const content = Object.assign(document.createElement('div'), { className: MESSAGE.text });
  const isFailure = 'text' in message;
  const isUrgent = isFailure || message.isUrgent;

  const close = () => {
    clearTimeout(timer);
    box.classList.add(MESSAGE.closing);
    timer = setTimeout(closed, CLOSING_TIME);
  };
  /** Waits again while the message is hovered or focused. */
  const closeLater = () => {
    const settle = () => (box.matches(':hover, :focus-within') ? closeLater : close)();
    timer = setTimeout(settle, Math.min(closeAfter, LONGEST));
  };

  box.className = `${MESSAGE.class} ${typeOf(message)}`.trim();
  box.append(content);
  membersOf(form).append(box);
  if (isFailure) content.textContent = message.text;
  else fill(box, content, message);
  // biome-ignore lint/performance/useDomNodeTextContent: it would glue the lines of a message together
  announce(box.innerText, isUrgent ? 'assertive' : 'polite');
  box.scrollIntoView({ block: 'nearest' });
  if (isFailure) box.append(' ', makeButton(text(commonTexts, 'tryAgain'), message.tryAgain));
  else {
    if (closeButton) box.append(makeCross(close));
    if (closeAfter > 0) closeLater();
  }
  return () => {
    clearTimeout(timer);
    // The focus may be on one of its buttons.
    if (box.contains(document.activeElement)) partIn(form, 'submit')?.focus();
    box.remove();
  };
}

function typeOf(message: Message): string {
  if ('text' in message) return 'error';
  return message.info.length > 0 ? '' : message.type;
}

function fill(box: Element, content: Element, { html, info }: Answered): void {
  fillHtml(content, html);
  if (info.length === 0) return;
  const lines = document.createElement('div');
  box.append(lines);
  fillHtml(lines, `<div>${info.join('<br>')}</div>`);
}

function makeCross(close: () => void): HTMLButtonElement {
  const cross = makeButton('', close);
  cross.className = MESSAGE.close;
  cross.setAttribute('aria-label', text(commonTexts, 'dismissNotice'));
  fillHtml(cross, CROSS);
  return cross;
}

function makeButton(label: string, act: () => void): HTMLButtonElement {
  const button = createButton({ textContent: label });
  button.addEventListener('click', act);
  return button;
}
