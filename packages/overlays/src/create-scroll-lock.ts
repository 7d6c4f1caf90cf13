import { isScrollLocked, NO_SCROLL } from './scroll-lock.ts';

/**
 * Locks the page's scrolling while at least one overlay requires it, and restores it afterwards. The page keeps its
 * position and its width: the space of the disappearing scrollbar stays empty.
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
  const isNew = !isScrollLocked();
  const isOfRoot = getComputedStyle(root).overflowY !== 'visible';
  const { overflow } = getComputedStyle(body);

  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  // The root's overflow applies to the viewport, or the body's if the root has none. The body is changed only if
  // necessary: otherwise its margins would no longer collapse, and sticky elements would stick to it.
  if (isOfRoot) root.style.overflow = 'hidden';
  body.style.overflow = isOfRoot ? overflow : 'hidden';
  body.classList.add(NO_SCROLL);
  // Safari on iOS scrolls a hidden overflow while its bars are collapsed (webkit.org/b/240859). Touch still scrolls
  // inner scroll containers: the browser looks no further than those.
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
