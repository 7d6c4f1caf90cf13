import { choice, defineProps, number } from '@stirrup/runtime';

/** Options of the tabs island. */
export const tabsProps = defineProps(
  {
    /** Index of the tab that is open at first. */
    openTab: number(0, { min: 0, whole: true }),
    /**
     * The event that opens a tab. With `mouseenter`, a click and the keyboard open it, too; the pointer alone does not
     * while the open pane has the keyboard's focus.
     */
    openOn: choice(['click', 'mouseenter'], 'click'),
    /** With `automatic`, arrow keys open the tab that they move to; on product pages they never do. */
    activation: choice(['automatic', 'manual'], 'automatic'),
    /**
     * With `vertical`, the up and down keys move the focus, too. Titles that lie one above the other always have these
     * keys.
     */
    orientation: choice(['horizontal', 'vertical'], 'horizontal'),
    /** Width of the window in px below which the tabs are laid out as an accordion; 0 for never. */
    accordionBreakpoint: number(0, { min: 0 }),
  },
  { bricks: { orientation: 'aria-orientation' } },
);
