/**
 * Calls back as soon as a field is within a viewport of being seen, and each time that somebody reaches for it, until the
 * signal aborts.
 */
export function whenNear(field: HTMLElement, listener: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      listener();
    },
    { rootMargin: '100%' },
  );
  observer.observe(field);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['pointerenter', 'focus'] as const) field.addEventListener(type, listener, { signal });
}
