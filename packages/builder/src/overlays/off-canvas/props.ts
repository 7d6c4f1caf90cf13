import { boolean, choice, defineProps, type InferProps } from '@stirrup/runtime';
import { closeOn } from '../off-canvases/close-on.ts';

/** Options of a panel beside the page. */
export const offCanvasProps = defineProps(
  {
    /** The edge from which it slides in. */
    direction: choice(['left', 'right', 'top', 'bottom'], 'left'),
    /** With `offset` it pushes the page aside; with `slide` it covers the page. */
    effect: choice(['slide', 'offset'], 'slide'),
    /**
     * Closes it by a click on the backdrop, by Escape, or by both. With `none` only the panel's own controls close it.
     *
     * @default `backdrop esc`
     */
    closeOn,
    /** Locks scrolling of the page behind it. */
    locksScroll: boolean(),
    /** Leaves the focus where it is. Tab leads into a panel that covers the page. */
    leavesFocus: boolean(),
    /** Scrolls to the top of the panel whenever it opens, also where it leaves the focus. */
    scrollToTop: boolean(),
  },
  { bricks: { locksScroll: 'data-no-scroll', leavesFocus: 'data-no-auto-focus' } },
);

/** The options of a panel. */
export type OffCanvasProps = InferProps<typeof offCanvasProps>;
