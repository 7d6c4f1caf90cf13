import { boolean, defineProps } from '@stirrup/runtime';

/** Options of a mini cart in our own dialect; the builder prints them on its parts (see `contract.ts`). */
export const miniCartProps = defineProps({
  /** Opens after an add. */
  opensOnAdd: boolean(),
  /** Stays open when the visitor clicks elsewhere. */
  ignoresOutside: boolean(),
  /** Overlays the page, whose rest is inert meanwhile. */
  isModal: boolean(),
});
