import { defineProps, number, string } from '@stirrup/runtime';

/** Options of an alert. */
export const alertProps = defineProps({
  /** Name under which this browser stores that the alert was dismissed. Without one it comes back with the page. */
  remember: string(),
  /** Duration of closing, in ms. */
  transition: number(200, { min: 0 }),
});
