import { commonTexts, text } from '@stirrup/cms/texts';

/** Creates an error message with a retry button, for the place where the visitor waits. */
export function failureMessage(error: string, tryAgain: () => void): HTMLElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: text(commonTexts, 'tryAgain'),
  });
  button.addEventListener('click', tryAgain);
  const message = document.createElement('div');
  message.className = 'stirrup-message';
  message.setAttribute('role', 'alert');
  message.append(error, ' ', button);
  return message;
}
