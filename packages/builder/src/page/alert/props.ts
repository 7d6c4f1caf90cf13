import { defineProps, number, string } from '@stirrup/runtime';

/** Options of an alert. */
export const alertProps = defineProps({
  /** A name under which this browser remembers that the alert was dismissed; without one it comes back with the page. */
  remember: string(),
  /** How long it takes to close, in ms. */
  transition: number(200, { min: 0 }),
});
