/**
 * Calls back as soon as a field is within one viewport's height of being visible, and on each hover or focus, until the
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
