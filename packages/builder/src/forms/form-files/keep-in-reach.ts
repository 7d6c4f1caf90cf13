import { keepAttributes } from '../../shared/keep-attributes.ts';

/** Invisible, but reachable for keyboards, screen readers and focus calls. */
const UNSEEN = ';display:block;position:absolute;width:1px;opacity:0;pointer-events:none';

/**
 * Keeps a file input focusable if the theme hides it in favour of a label, which only a pointer can press. The label
 * shows the focus ring.
 */
export function keepInReach(input: HTMLElement, label: HTMLElement | null, signal: AbortSignal): void {
  if (!label || getComputedStyle(input).display !== 'none') return;
  for (const element of [input, label]) signal.addEventListener('abort', keepAttributes(element, ['style']));
  input.style.cssText += UNSEEN;
  const show = () => {
    label.style.outline = input.matches(':focus-visible') ? 'auto' : '';
  };
  for (const type of ['focus', 'blur']) input.addEventListener(type, show, { signal });
}
