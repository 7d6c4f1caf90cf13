import { createButton } from '@stirrup/runtime';
import { CLASS } from './contract.ts';
import { markAdded } from './mark-added.ts';

/** Inserts the button that opens the lightbox at the start of a gallery. */
export function addTrigger(
  root: HTMLElement,
  label: string,
  open: (trigger: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const trigger = createButton({ className: CLASS.trigger, textContent: '🔍' });
  trigger.setAttribute('aria-haspopup', 'dialog');
  trigger.setAttribute('aria-label', label);
  Object.assign(trigger.style, { padding: '0', border: '0' });
  trigger.addEventListener('click', () => open(trigger), { signal });
  signal.addEventListener('abort', () => trigger.remove());
  markAdded(trigger);
  root.prepend(trigger);
}
