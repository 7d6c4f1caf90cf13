/** Wait before submenus are measured after a change, in ms (bricks-elements.md §18, §48). */
const SETTLED = 250;

/**
 * Calls `place` once a change of elements' sizes has settled, until the signal aborts.
 *
 * @param hasChanged Called whenever the browser reports a size; true if places depend on it.
 * @returns A function with the effect of a change.
 */
export function placeWhenSettled(
  elements: readonly Element[],
  hasChanged: () => boolean,
  place: () => void,
  signal: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(place, SETTLED);
  };
  const observer = new ResizeObserver(() => hasChanged() && wait());
  for (const element of elements) observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return wait;
}
