import { defineProps, flag } from '@stirrup/runtime';

/** Options of a mini cart in our own dialect; the builder prints them on its parts (see `contract.ts`). */
export const miniCartProps = defineProps({
  /** Opens when something was added. */
  opensOnAdd: flag(),
  /** Stays open when the visitor clicks elsewhere. */
  ignoresOutside: flag(),
  /** Lies over the page: the rest is out of reach while it is open. */
  isModal: flag(),
});
