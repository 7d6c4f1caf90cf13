/** Class of a body that does not scroll: the page builder's (bricks-elements.md §1.13), for all our overlays. */
const NO_SCROLL = 'no-scroll';

/**
 * Holds the page still while at least one overlay asks for it, and lets go as it found it. The page keeps its position
 * and its width: the room of a scrollbar that disappears stays free.
 */
export function createScrollLock(): (isLocked: boolean) => void {
  let unlock: (() => void) | undefined;
  return (isLocked) => {
    if (isLocked) unlock ??= lock();
    else {
      unlock?.();
      unlock = undefined;
    }
  };
}

function lock(): () => void {
  const { documentElement: root, body } = document;
  const undo = [root.style, body.style].map(keep);
  const isNew = !body.classList.contains(NO_SCROLL);
  const isOfRoot = getComputedStyle(root).overflowY !== 'visible';
  const { overflow } = getComputedStyle(body);

  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  // The viewport scrolls as the root says, or as the body does where the root says nothing. A body that need not hide
  // anything must not: its margins would not collapse any more, and sticky elements would stick to it.
  if (isOfRoot) root.style.overflow = 'hidden';
  body.style.overflow = isOfRoot ? overflow : 'hidden';
  body.classList.add(NO_SCROLL);
  // Safari on iOS scrolls what is hidden while its bars are collapsed (webkit.org/b/240859). Fingers still scroll what
  // scrolls in itself: the browser asks no further up than that.
  body.style.touchAction = 'pinch-zoom';
  return () => {
    if (isNew) body.classList.remove(NO_SCROLL);
    for (const step of undo) step();
  };
}

function keep(style: CSSStyleDeclaration): () => void {
  const { overflowX, overflowY, scrollbarGutter, touchAction } = style;
  return () => Object.assign(style, { overflowX, overflowY, scrollbarGutter, touchAction });
}
