import { makeControl } from '../../shared/make-control.ts';
import { BACK } from './contract.ts';

/**
 * Adds the item that leads from a level back to the one above it, as the first of its list, until the signal aborts
 * (bricks-elements.md §16). The copy of an opened level has that of the other one, which is removed.
 */
export function addBack(level: Element, label: string, goBack: () => void, signal: AbortSignal): void {
  for (const copied of level.querySelectorAll(`:scope > :has(> .${BACK.control})`)) copied.remove();
  const control = document.createElement('a');
  Object.assign(control, { className: BACK.control, href: '#', textContent: label });
  const item = document.createElement(level.matches('ul,ol') ? 'li' : 'div');
  item.className = BACK.item;
  item.append(control);
  const press = (event: Event) => {
    event.preventDefault();
    goBack();
  };
  control.addEventListener('click', press, { signal });
  makeControl(control, label, press, signal);
  level.prepend(item);
  signal.addEventListener('abort', () => item.remove());
}
