import { defineProps, number, optional } from '@stirrup/runtime';

/** Options of an area with lazy pictures. */
export const lazyLoadProps = defineProps({
  /** Distance from the viewport at which pictures are fetched, in px. @default the builder's setting */
  offset: optional(number(0, { min: 0 })),
});
