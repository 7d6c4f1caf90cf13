import { hasModifier } from '@stirrup/runtime';
import { PAGES } from './contract.ts';
import type { Scale } from './scale.ts';

/**
 * The price to which a key moves a handle from `price`; it may lie beyond the scale. Undefined for other keys
 * (woocommerce.md §4.8).
 */
export function keyTarget(
  event: KeyboardEvent,
  price: number,
  { min, max, step }: Scale,
  isRightToLeft: boolean,
): number | undefined {
  if (hasModifier(event)) return undefined;
  const page = Math.max((max - min) / PAGES, step);
  const right = isRightToLeft ? -step : step;
  const moves = new Map([
    ['ArrowRight', right],
    ['ArrowLeft', -right],
    ['ArrowUp', step],
    ['ArrowDown', -step],
    ['PageUp', page],
    ['PageDown', -page],
    ['Home', -Infinity],
    ['End', Infinity],
  ]);
  const move = moves.get(event.key);
  return move === undefined ? undefined : price + move;
}
