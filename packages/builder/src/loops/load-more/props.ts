import { defineProps, string } from '@stirrup/runtime';

/** Options of a load-more button. */
export const loadMoreProps = defineProps({
  /** Id of the loop. */
  query: string(),
  /** JSON of the builder's interactions, which name loops of their own. */
  interactions: string('[]'),
});
