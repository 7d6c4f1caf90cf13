import { pageRegistry } from '@stirrup/runtime';

function flag(): { isOn: boolean } {
  return pageRegistry().shared('cart/own-event', () => ({ isOn: false }));
}

/** Emits an event that the cart itself listens to as well, for other scripts. */
export function inOwnEvent(emitIt: () => void): void {
  const own = flag();
  own.isOn = true;
  try {
    emitIt();
  } finally {
    own.isOn = false;
  }
}

/** True during an event that the cart emits itself. */
export function isOwnEvent(): boolean {
  return flag().isOn;
}
