import { boolean, choice, defineProps, type InferProps, string } from '@stirrup/runtime';

/** Options of a panel beside the page. */
export const offCanvasProps = defineProps({
  /** The edge from which it slides in. */
  direction: choice(['left', 'right', 'top', 'bottom'], 'left'),
  /** With `offset` it pushes the page aside; with `slide` it covers the page. */
  effect: choice(['slide', 'offset'], 'slide'),
  /** `backdrop`, `esc`, or both. With `none` only the panel's own controls close it. */
  closeOn: string('backdrop esc'),
  /** Locks scrolling of the page behind it. */
  noScroll: boolean(),
  /** Leaves the focus where it is. Tab leads into a panel that covers the page. */
  noAutoFocus: boolean(),
  /** Scrolls to the top of the panel whenever it opens. */
  scrollToTop: boolean(),
});

/** The options of a panel. */
export type OffCanvasProps = InferProps<typeof offCanvasProps>;
