const VISIBLE = { checkOpacity: true, checkVisibilityCSS: true };

/**
 * Calls back once when the element can be seen: it is in the viewport, and neither it nor what is around it is hidden
 * or transparent, as drop-downs are that wait for the pointer or the focus. Returns what ends the watch.
 */
export function whenSeen(element: Element, seen: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  let isInViewport = false;
  const look = () => {
    if (signal.aborted || !isInViewport || !element.checkVisibility(VISIBLE)) return;
    life.abort();
    seen();
  };
  // Styles have changed, and transitions have begun, by the time of the second frame.
  const lookSoon = () => requestAnimationFrame(() => requestAnimationFrame(look));
  const observer = new IntersectionObserver((entries) => {
    isInViewport = entries.at(-1)?.isIntersecting === true;
    look();
  });
  observer.observe(element);
  document.addEventListener('pointerover', lookSoon, { signal });
  document.addEventListener('focusin', lookSoon, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => life.abort();
}
