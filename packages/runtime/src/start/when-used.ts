import { membersOf } from '../members-of.ts';

/** Events of a visitor who comes near. */
export const HINTS = ['pointerenter', 'focusin'] as const;
/** First events of an intent; held events may follow later. */
const INTENTS = [...HINTS, 'pointerdown', 'touchstart'] as const;
/** Acts of a visitor. */
export const ACTS = ['click', 'submit', 'keydown'] as const;

/**
 * The `interaction` strategy: starts when the visitor comes near or acts, so that it is ready by the click. The capture
 * phase is used, so that a script that stops propagation does not keep the island asleep.
 */
export function whenUsed(element: Element, begin: () => unknown, signal: AbortSignal): void {
  for (const type of INTENTS) {
    // A pointer that rests anywhere over the page enters its body, as soon as it has loaded.
    if (type === 'pointerenter' && element === document.body) continue;
    membersOf(element).addEventListener(type, begin, { once: true, capture: true, passive: true, signal });
  }
  for (const type of ACTS) {
    membersOf(element).addEventListener(
      type,
      (event) => {
        if (!('key' in event) || event.key === 'Enter' || event.key === ' ') begin();
      },
      { capture: true, signal },
    );
  }
}
