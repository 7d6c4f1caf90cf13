const STILL = '(prefers-reduced-motion: reduce)';

/** Stops a drawing's animations for those who prefer reduced motion: it stays at its first frame, against the page's styles. */
export function keepStill(drawing: Element): void {
  if (!matchMedia(STILL).matches) return;
  for (const animation of drawing.getAnimations({ subtree: true })) animation.pause();
}
