import { boolean, defineProps, number } from '@stirrup/runtime';

/** Options of a place for notices. */
export const noticesProps = defineProps({
  /** Notices can be dismissed. */
  dismissible: boolean(true),
  /** Notices lie over the page, and go by themselves. */
  growl: boolean(),
  /** How long they stay then, in ms; as long as somebody reads them with pointer or focus on them, they do not go. */
  growlFor: number(3000, { min: 1000 }),
});
