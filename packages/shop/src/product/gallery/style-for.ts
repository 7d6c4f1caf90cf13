import { keepStyle, type Styles } from '../../shared/keep-style.ts';

/** Sets inline styles until the signal aborts, then restores the earlier ones. */
export function styleFor(element: HTMLElement, styles: Styles, signal: AbortSignal): void {
  signal.addEventListener('abort', keepStyle(element, styles));
}
