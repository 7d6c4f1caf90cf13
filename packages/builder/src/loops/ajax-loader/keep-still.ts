import { reducedMotion } from '@stirrup/runtime';
/**
 * Pauses a drawing's animations at their beginning if the visitor prefers reduced motion, whatever the page's styles
 * say.
 */
export function keepStill(drawing: Element): void {
  if (!reducedMotion().matches) return;
  for (const animation of drawing.getAnimations({ subtree: true })) animation.pause();
}
