import { choice, defineProps, number } from '@stirrup/runtime';

/** Options of the tabs island. */
export const tabsProps = defineProps(
  {
    /** Index of the tab that is open at first. */
    openTab: number(0, { min: 0, whole: true }),
    /** What opens a tab; with `mouseenter`, a click and the keyboard do so too. */
    openOn: choice(['click', 'mouseenter'], 'click'),
    /** Which arrow keys move: left and right, or up and down. */
    orientation: choice(['horizontal', 'vertical'], 'horizontal'),
  },
  { bricks: { orientation: 'aria-orientation' } },
);
