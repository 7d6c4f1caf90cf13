import { subscribe } from '@stirrup/cms';
import { POPUP_OPEN } from './contract.ts';

/**
 * Calls back whenever a popup around an element has opened, until the signal aborts.
 *
 * @param listener Called with the delay after which counters are to begin, in ms.
 */
export function onPopupOpen(element: Element, listener: (delay: number) => void, signal: AbortSignal): void {
  const handle = ([detail]: readonly unknown[]) => {
    const { popupElement, counterDelay }: { popupElement?: unknown; counterDelay?: unknown } = Object(detail);
    if (popupElement instanceof Node && popupElement.contains(element)) listener(Number(counterDelay) || 0);
  };
  subscribe(document, POPUP_OPEN, handle, signal);
}
