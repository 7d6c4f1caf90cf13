import { reducedMotion } from '@stirrup/runtime';
/** Stops a drawing's animations for those who prefer reduced motion: it stands as it begins, whatever the page's styles say. */
export function keepStill(drawing: Element): void {
  if (!reducedMotion().matches) return;
  for (const animation of drawing.getAnimations({ subtree: true })) animation.pause();
}
