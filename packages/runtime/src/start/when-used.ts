const HINTS = ['pointerenter', 'focusin'] as const;
const ACTS = ['click', 'submit', 'keydown'] as const;

/** Links that are buttons to assistive technology; browsers click them by Enter only. */
const BUTTON_LINK = 'a[role="button"]';

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
        if (!(event instanceof KeyboardEvent)) begin();
        else if (event.key === 'Enter' || event.key === ' ') {
          begin();
          if (event.key === ' ') clickByKey(event);
        }
      },
      { capture: true, signal },
    );
  }
}

/** Makes a click of Space on a link that is a button: a key cannot wait for the island, a click can. */
function clickByKey(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !target.matches(BUTTON_LINK)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!event.repeat) target.click();
}
