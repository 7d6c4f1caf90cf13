/** Options of `checkVisibility`: transparent elements and those with `visibility: hidden` are not visible. */
const VISIBLE = { checkOpacity: true, checkVisibilityCSS: true };

/**
 * Calls back once when the element becomes visible: it is in the viewport, and neither it nor an ancestor is hidden or
 * transparent, as drop-downs are until pointer or focus reach them. Returns a function that stops watching.
 */
export function whenSeen(element: Element, seen: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  let isInViewport = false;
  const check = () => {
    if (signal.aborted || !isInViewport || !element.checkVisibility(VISIBLE)) return;
    life.abort();
    seen();
  };
  let isAsked = false;
  const checkSoon = () => {
    // The observer reports content that comes into the viewport, or gets a box.
    if (!isInViewport || isAsked) return;
    isAsked = true;
    // By the second frame styles have changed and transitions have begun.
    requestAnimationFrame(() => {
      isAsked = false;
      requestAnimationFrame(check);
    });
  };
  const observer = new IntersectionObserver((entries) => {
    isInViewport = entries.at(-1)?.isIntersecting === true;
    checkSoon();
  });
  observer.observe(element);
  document.addEventListener('pointerover', checkSoon, { signal });
  document.addEventListener('focusin', checkSoon, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => life.abort();
}
