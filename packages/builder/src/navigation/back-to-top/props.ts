import { boolean, defineProps, number } from '@stirrup/runtime';

/** Options of a control that leads back to the top. */
export const backToTopProps = defineProps({
  /**
   * Position, in px, below which the control shows. One that is printed visible, without an option, always shows.
   */
  visibleAfter: number(0, { min: 0 }),
  /** Scrolls smoothly, unless the visitor prefers reduced motion. */
  smoothScroll: boolean(),
});
