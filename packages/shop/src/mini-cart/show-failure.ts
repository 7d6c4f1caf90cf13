import { CONTENT, refreshCart } from '@stirrup/cart';
import { commonTexts, text } from '@stirrup/cms/texts';
import { createMessage } from '../message-beside.ts';

/** Says in a cart that is still empty that it could not be fetched, and offers to try again. Returns what takes it away. */
export function showFailure(root: HTMLElement): (() => void) | undefined {
  const content = root.querySelector(CONTENT);
  if (!content || content.childElementCount > 0) return undefined;
  const properties = {
    type: 'button',
    textContent: text(commonTexts, 'tryAgain'),
    onclick: () => void refreshCart(),
  } as const;
  const message = createMessage(`${text(commonTexts, 'fetchError')} `);
  message.append(Object.assign(document.createElement('button'), properties));
  content.append(message);
  return () => message.remove();
}
