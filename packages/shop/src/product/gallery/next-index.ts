import { hasModifier } from '@stirrup/runtime';

/** Index of the thumbnail that a key leads to; undefined for other keys. The row does not wrap around. */
export function nextIndex(
  event: KeyboardEvent,
  from: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const { key } = event;
  if (from < 0 || hasModifier(event)) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return Math.min(from + 1, count - 1);
  return key === backward ? Math.max(from - 1, 0) : undefined;
}
