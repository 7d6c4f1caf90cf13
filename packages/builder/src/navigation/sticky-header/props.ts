import { defineProps, number } from '@stirrup/runtime';

/** Options of a sticky header. */
export const stickyHeaderProps = defineProps({
  /** Position, in px, below which the header hides while the visitor scrolls down. Without one it never hides. */
  slideUpAfter: number(Infinity, { min: 0 }),
});
