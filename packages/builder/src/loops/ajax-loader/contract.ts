/** An animation shown while something loads, and whose it is (bricks-dynamic.md §3.5). */
export const LOADER = {
  class: 'brx-loading-animation',
  query: 'data-ajax-loader-query-id',
  popup: 'data-ajax-loader-popup-id',
} as const;

/** The colour of an animation, for the builder's styles; without it they have one. */
export const COLOUR_PROPERTY = '--brx-loader-color';

/** Class of the element that an animation's parts move in. */
export const animationClass = (animation: string): string => `brx-loading-${animation}`;

/** Number of parts that each animation moves. */
export const ANIMATIONS: Readonly<Record<string, number>> = {
  default: 12,
  ellipsis: 4,
  ring: 4,
  'dual-ring': 0,
  facebook: 3,
  roller: 8,
  ripple: 2,
  spinner: 12,
};

/** The place of a popup's animation, unless its options say otherwise. */
export const POPUP_CONTENT = '.brx-popup-content';
