import { messageFor } from '@stirrup/cms';
import { failureMessage } from '../failure-message.ts';
import { itemsOf, type Query } from './query.ts';

/**
 * Says where the visitor waits that results did not come, with a button that asks again: behind the items when more were
 * asked for, else before them.
 *
 * @returns What takes it away.
 */
export function showFailure(
  query: Query,
  error: unknown,
  kind: 'append' | 'paginate' | 'filter',
  tryAgain: () => void,
): () => void {
  const message = inPlaceOf(query.trail, failureMessage(messageFor(error), tryAgain));
  if (kind === 'append') query.trail.after(message);
  else (itemsOf(query)[0] ?? query.trail).before(message);
  const remove = () => message.remove();
  query.signal.addEventListener('abort', remove);
  return remove;
}

/** Lists take items only, and tables rows. */
function inPlaceOf({ localName }: HTMLElement, content: HTMLElement): HTMLElement {
  if (localName === 'li') return wrap('li', content);
  if (localName !== 'tr') return content;
  const cell = Object.assign(document.createElement('td'), { colSpan: 1000 });
  cell.append(content);
  return wrap('tr', cell);
}

function wrap(name: string, content: HTMLElement): HTMLElement {
  const element = document.createElement(name);
  element.append(content);
  return element;
}
