import { NOTICE } from '@stirrup/cms/notices';

/** Dismisses each notice of a place so long (ms) after it came; not while somebody points at the place or is in it. */
export function growl(
  place: HTMLElement,
  duration: number,
  dismiss: (notice: Element) => void,
  signal: AbortSignal,
): void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const isRead = () => place.matches(':hover') || place.contains(document.activeElement);
  const end = (notice: Element) => {
    timers.delete(notice);
    if (isRead()) begin(notice);
    else if (place.contains(notice)) dismiss(notice);
  };
  const begin = (notice: Element) => {
    timers.set(
      notice,
      setTimeout(() => end(notice), duration),
    );
  };
  const attend = () => {
    for (const notice of place.querySelectorAll(NOTICE)) if (!timers.has(notice)) begin(notice);
  };
  const observer = new MutationObserver(attend);
  observer.observe(place, { childList: true, subtree: true });
  attend();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  });
}
