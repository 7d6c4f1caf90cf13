import { CONTENT, refreshCart } from '@stirrup/cart';
import { messageFor } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import { createMessage } from '../../shared/message-beside.ts';
import { focusNearest } from './focus-nearest.ts';

/**
 * Shows in a still empty cart why it could not be fetched, with a button to retry. Returns a function that removes it.
 */
export function showFailure(root: HTMLElement, failure: unknown): (() => void) | undefined {
  const content = root.querySelector(CONTENT);
  if (!content || content.childElementCount > 0) return undefined;
  const message = createMessage(`${messageFor(failure)} `);
  const tryAgain = async () => {
    await refreshCart();
    // The cart or the next message, which has replaced the focused button, is rendered by the next task.
    setTimeout(() => {
      const shown = root.querySelector(CONTENT);
      if (document.activeElement === document.body) focusNearest(shown?.querySelector('button, a') ?? shown);
    });
  };
  message.append(createButton({ textContent: text(commonTexts, 'tryAgain'), onclick: () => void tryAgain() }));
  content.append(message);
  return () => message.remove();
}
