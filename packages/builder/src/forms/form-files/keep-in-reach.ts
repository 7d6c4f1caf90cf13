import { keepAttributes } from '../../shared/keep-attributes.ts';

/** In reach for keyboards, screen readers and whoever has to be led to the field; not in sight. */
const UNSEEN = ';display:block;position:absolute;width:1px;opacity:0;pointer-events:none';

/**
 * Keeps a field in reach that the theme takes out of the page, in favour of a label that only a pointer can press. The
 * label shows where the focus is.
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
