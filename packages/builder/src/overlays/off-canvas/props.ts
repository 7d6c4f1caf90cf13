import { boolean, choice, defineProps, type InferProps, string } from '@stirrup/runtime';

/** Options of a panel beside the page. */
export const offCanvasProps = defineProps({
  /** The edge that it comes from. */
  direction: choice(['left', 'right', 'top', 'bottom'], 'left'),
  /** Whether it slides over the page, or pushes the page aside. */
  effect: choice(['slide', 'offset'], 'slide'),
  /** `backdrop` and `esc`, one or both; `none` leaves it to its own controls. */
  closeOn: string('backdrop esc'),
  /** The page behind it stands still. */
  noScroll: boolean(),
  /** The focus stays where it is; Tab leads into a panel that covers the page. */
  noAutoFocus: boolean(),
  /** It shows its beginning whenever it opens. */
  scrollToTop: boolean(),
});

/** The options of a panel. */
export type OffCanvasProps = InferProps<typeof offCanvasProps>;
