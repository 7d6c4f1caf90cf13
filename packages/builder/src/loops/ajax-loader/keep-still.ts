const STILL = '(prefers-reduced-motion: reduce)';

/** Stops a drawing's animations for those who prefer reduced motion: it stands as it begins, whatever the page's styles say. */
export function keepStill(drawing: Element): void {
  if (!matchMedia(STILL).matches) return;
  for (const animation of drawing.getAnimations({ subtree: true })) animation.pause();
}
