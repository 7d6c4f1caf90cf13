/** The visitor's wish for less motion: whether it holds now (`matches`), and when it changes. */
export function reducedMotion(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}
