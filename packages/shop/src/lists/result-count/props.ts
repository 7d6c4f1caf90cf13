import { defineProps, number } from '@stirrup/runtime';

/** Options of a result count. */
export const resultCountProps = defineProps({
  /** Delay between the page's load and the announcement, in ms: screen readers read the title first. */
  announceAfter: number(2000, { min: 0 }),
});
