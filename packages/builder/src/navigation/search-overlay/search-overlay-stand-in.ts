import type { Sleeper } from '@stirrup/runtime';

/**
 * The stand-in of a closed search: one that an interaction or site code opens starts, and takes over its state. It knows
 * no names of it: in a search that nobody uses, nothing changes.
 */
export default function searchOverlayStandIn({ element, begin, signal }: Sleeper): void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => target !== element)) void begin();
  });
  observer.observe(element, { attributes: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const field = element.querySelector('input:not([type="hidden"])');
  if (field?.checkVisibility({ visibilityProperty: true })) void begin();
}
