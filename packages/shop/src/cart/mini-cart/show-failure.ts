import { CONTENT, refreshCart } from '@stirrup/cart';
import { messageFor } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import { createMessage } from '../../shared/message-beside.ts';

/** Says in a cart that is still empty that it could not be fetched, and why, and offers to try again. Returns what takes it away. */
export function showFailure(root: HTMLElement, failure: unknown): (() => void) | undefined {
  const content = root.querySelector(CONTENT);
  if (!content || content.childElementCount > 0) return undefined;
  const message = createMessage(`${messageFor(failure)} `);
  message.append(createButton({ textContent: text(commonTexts, 'tryAgain'), onclick: () => void refreshCart() }));
  content.append(message);
  return () => message.remove();
}
