import { CONTENT, refreshCart } from '@stirrup/cart';
import { messageFor } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import { createMessage } from '../../shared/message-beside.ts';

/**
 * Shows in a still empty cart why it could not be fetched, with a button to retry. Returns a function that removes it.
 */
export function showFailure(root: HTMLElement, failure: unknown): (() => void) | undefined {
  const content = root.querySelector(CONTENT);
  if (!content || content.childElementCount > 0) return undefined;
  const message = createMessage(`${messageFor(failure)} `);
  message.append(createButton({ textContent: text(commonTexts, 'tryAgain'), onclick: () => void refreshCart() }));
  content.append(message);
  return () => message.remove();
}
