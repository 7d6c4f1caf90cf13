const HINTS = ['pointerenter', 'focusin'] as const;
const ACTS = ['click', 'submit', 'keydown'] as const;

/**
 * The `interaction` strategy: fetches when the visitor comes near, starts when the visitor acts. The capture phase is
 * used so that a script that stops propagation does not keep the island asleep.
 */
export function whenUsed(element: Element, warm: () => void, begin: () => void, signal: AbortSignal): void {
  for (const type of HINTS) element.addEventListener(type, warm, { once: true, capture: true, passive: true, signal });
  for (const type of ACTS) {
    element.addEventListener(
      type,
      (event) => {
        if (!(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ') begin();
      },
      { capture: true, signal },
    );
  }
}
