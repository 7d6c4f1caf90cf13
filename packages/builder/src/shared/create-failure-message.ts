import { commonTexts, text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';

/** A message about something that failed to load, with a retry button. */
interface FailureMessage {
  readonly element: HTMLElement;
  readonly show: (error: string, tryAgain: () => void) => void;
  /** Shows that a retry is running. */
  readonly wait: () => void;
}

/** Creates the message, for the place where the visitor waits. */
export function createFailureMessage(): FailureMessage {
  const content = document.createElement('span');
  const button = createButton({ textContent: text(commonTexts, 'tryAgain') });
  const element = document.createElement('div');
  element.className = 'stirrup-message';
  element.setAttribute('role', 'alert');
  element.append(content, ' ', button);
  return {
    element,
    show: (error, tryAgain) => {
      button.removeAttribute('aria-disabled');
      button.onclick = tryAgain;
      content.textContent = error;
    },
    // `disabled` would blur the button.
    wait: () => button.setAttribute('aria-disabled', 'true'),
  };
}
