import { refreshCart } from '@stirrup/cart';
import { text } from '@stirrup/cms';
import { MESSAGE_CLASS } from '../message-beside.ts';
import { CONTENT } from './contract.ts';

/** Says in a cart that is still empty that it could not be fetched, and offers to try again. Returns what takes it away. */
export function showFailure(root: HTMLElement): () => void {
  const content = root.querySelector(CONTENT);
  if (!content || content.childElementCount > 0) return () => undefined;
  const message = document.createElement('p');
  message.className = MESSAGE_CLASS;
  message.setAttribute('role', 'alert');
  message.textContent = `${text('fetchError')} `;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = text('tryAgain');
  retry.addEventListener('click', () => void refreshCart());
  message.append(retry);
  content.append(message);
  return () => message.remove();
}
