import { rootSelector } from '@stirrup/runtime';

/**
 * Calls back when an element comes into sight, and when it leaves it, until the signal aborts. Nothing is seen in a tab
 * that is hidden, nor in a popup that is closed, which may be in view without being visible.
 */
export function followSight(element: Element, listener: (isSeen: boolean) => void, signal: AbortSignal): void {
  const popup = element.closest(rootSelector('popup'));
  let isInView = false;
  let wasSeen: boolean | undefined;
  const report = () => {
    const isSeen = isInView && !document.hidden && (!popup || element.checkVisibility({ visibilityProperty: true }));
    if (isSeen !== wasSeen) listener(isSeen);
    wasSeen = isSeen;
  };
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', report, { signal });
  const changes = new MutationObserver(report);
  if (popup) {
    changes.observe(popup, { attributes: true });
    // One that fades out is visible until then.
    popup.addEventListener('transitionend', report, { signal });
  }
  signal.addEventListener('abort', () => {
    observer.disconnect();
    changes.disconnect();
  });
}
