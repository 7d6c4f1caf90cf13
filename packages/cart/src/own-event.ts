import { pageRegistry } from '@stirrup/runtime';

function flag(): { isOn: boolean } {
  return pageRegistry().shared('cart/own-event', () => ({ isOn: false }));
}

/** Raises an event that the cart itself also hears when others raise it. */
export function inOwnEvent(raiseIt: () => void): void {
  const own = flag();
  own.isOn = true;
  try {
    raiseIt();
  } finally {
    own.isOn = false;
  }
}

/** Whether the event being heard is the cart's own. */
export function isOwnEvent(): boolean {
  return flag().isOn;
}
