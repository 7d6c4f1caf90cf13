/**
 * Media query for the visitor's preference of reduced motion: its present value (`matches`), and its `change` event.
 */
export function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
