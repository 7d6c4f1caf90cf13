import { choice, defineProps, number } from '@stirrup/runtime';

/** Options of the tabs island. */
export const tabsProps = defineProps(
  {
    /** Index of the tab that is open at first. */
    openTab: number(0, { min: 0, whole: true }),
    /** The event that opens a tab; with `mouseenter`, a click and the keyboard do so too. */
    openOn: choice(['click', 'mouseenter'], 'click'),
    /** Whether arrow keys open the tab that they move to; on product pages they never do. */
    activation: choice(['automatic', 'manual'], 'automatic'),
    /** Whether up and down move, too; where the titles lie one above the other they always do. */
    orientation: choice(['horizontal', 'vertical'], 'horizontal'),
    /** Width of the window in px below which the tabs are laid out as an accordion; 0: never. */
    accordionBreakpoint: number(0, { min: 0 }),
  },
  { bricks: { orientation: 'aria-orientation' } },
);
