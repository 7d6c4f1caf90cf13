import { fillHtml } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { commonTexts, text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import { partIn } from '../form-fields/named-parts.ts';
import { CLOSING_TIME, MESSAGE } from './contract.ts';
import type { FormProps } from './props.ts';

const CROSS = '<svg viewBox="0 0 24 24" stroke="currentColor"><path d="M5 5l14 14M19 5L5 19"/></svg>';

/** What the server says. */
interface Message {
  /** Class of the message, unless there are lines besides. */
  readonly type: string;
  readonly isUrgent: boolean;
  readonly html: string;
  /** Lines besides, HTML too. */
  readonly info: readonly string[];
}

/** The one message of a form, at its end: where the visitor has sent it (contracts/bricks-dynamic.md §6.7). */
export interface Messages {
  readonly show: (message: Message) => void;
  /** Says that there was no answer, with a button that sends again; stays until then. */
  readonly showFailure: (words: string, tryAgain: () => void) => void;
  readonly clear: () => void;
}

/** Tells what came of a form, at its end and to screen readers. */
export function createMessages(
  form: HTMLFormElement,
  { closeAfter, closeButton }: Pick<FormProps, 'closeAfter' | 'closeButton'>,
  signal: AbortSignal,
): Messages {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = (message: Element) => {
    // The visitor may be at one of its buttons.
    if (message.contains(document.activeElement)) partIn(form, 'submit')?.focus();
    message.remove();
  };
  const clear = () => {
    clearTimeout(timer);
    for (const message of membersOf(form).querySelectorAll(`:scope > .${MESSAGE.class}`)) remove(message);
  };
  const close = (message: Element) => {
    clearTimeout(timer);
    message.classList.add(MESSAGE.closing);
    timer = setTimeout(remove, CLOSING_TIME, message);
  };
  /** Who is reading it, or about to close it, is given the time once more. */
  const closeLater = (message: Element) => {
    timer = setTimeout(() => (message.matches(':hover, :focus-within') ? closeLater : close)(message), closeAfter);
  };
  /** Puts a message in the place of the one before; `say` fills it once it stands on the page. */
  const place = (type: string, isUrgent: boolean, say: (words: Element, message: Element) => void) => {
    clear();
    const words = Object.assign(document.createElement('div'), { className: MESSAGE.text });
    const message = Object.assign(document.createElement('div'), { className: `${MESSAGE.class} ${type}`.trim() });
    message.append(words);
    membersOf(form).append(message);
    say(words, message);
    announce(message.textContent, isUrgent ? 'assertive' : 'polite');
    message.scrollIntoView({ block: 'nearest' });
    return message;
  };

  signal.addEventListener('abort', clear);
  return {
    clear,
    show: ({ type, isUrgent, html, info }) => {
      const message = place(info.length > 0 ? '' : type, isUrgent, (words, box) => {
        fillHtml(words, html);
        if (info.length === 0) return;
        const lines = document.createElement('div');
        box.append(lines);
        fillHtml(lines, `<div>${info.join('<br>')}</div>`);
      });
      if (closeButton) {
        const cross = makeButton('', () => close(message));
        cross.className = MESSAGE.close;
        cross.setAttribute('aria-label', text(commonTexts, 'dismissNotice'));
        message.append(cross);
        fillHtml(cross, CROSS);
      }
      if (closeAfter > 0) closeLater(message);
    },
    showFailure: (words, tryAgain) => {
      const message = place('error', true, (element) => {
        element.textContent = words;
      });
      message.append(' ', makeButton(text(commonTexts, 'tryAgain'), tryAgain));
    },
  };
}

function makeButton(words: string, act: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words });
  button.addEventListener('click', act);
  return button;
}
