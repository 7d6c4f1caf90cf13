import { boolean, defineProps } from '@stirrup/runtime';

/** Options of a mini cart in our own dialect; the builder prints them on its parts (see `contract.ts`). */
export const miniCartProps = defineProps({
  /** Opens when something was added. */
  opensOnAdd: boolean(),
  /** Stays open when the visitor clicks elsewhere. */
  ignoresOutside: boolean(),
  /** Lies over the page: the rest is out of reach while it is open. */
  isModal: boolean(),
});
