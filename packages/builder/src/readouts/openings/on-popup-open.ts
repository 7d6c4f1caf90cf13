import { subscribe } from '@stirrup/cms';
import { POPUP_OPEN } from './contract.ts';

/** Calls back whenever a popup around an element has opened, until the signal aborts. */
export function onPopupOpen(element: Element, listener: () => void, signal: AbortSignal): void {
  const handle = ([detail]: readonly unknown[]) => {
    const popup: unknown = Object(detail).popupElement;
    if (popup instanceof Node && popup.contains(element)) listener();
  };
  subscribe(document, POPUP_OPEN, handle, signal);
}
