import { commonTexts, text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';

/** Creates an error message with a retry button, for the place where the visitor waits. */
export function failureMessage(error: string, tryAgain: () => void): HTMLElement {
  const button = createButton({ textContent: text(commonTexts, 'tryAgain') });
  button.addEventListener('click', tryAgain);
  const message = document.createElement('div');
  message.className = 'stirrup-message';
  message.setAttribute('role', 'alert');
  message.append(error, ' ', button);
  return message;
}
