/** An animation shown while a request runs, and the attributes that name its owner (bricks-dynamic.md §3.5). */
export const LOADER = {
  class: 'brx-loading-animation',
  query: 'data-ajax-loader-query-id',
  popup: 'data-ajax-loader-popup-id',
} as const;

/** The colour of an animation; the builder's styles have a default. */
export const COLOUR_PROPERTY = '--brx-loader-color';

/** Class of the element around an animation's parts. */
export const animationClass = (animation: string): string => `brx-loading-${animation}`;

/** Number of moving parts of each animation. */
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

/** The default place of a popup's animation. */
export const POPUP_CONTENT = '.brx-popup-content';
