import { boolean, defineProps, number } from '@stirrup/runtime';

/** Options of a container for notices. */
export const noticesProps = defineProps({
  /** Notices can be dismissed. */
  dismissible: boolean(true),
  /** Notices lie over the page, and are dismissed after a time. */
  growl: boolean(),
  /** That time, in ms; it pauses while the container has the pointer or the focus. */
  growlFor: number(3000, { min: 1000 }),
});
