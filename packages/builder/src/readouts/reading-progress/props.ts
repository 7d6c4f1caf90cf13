import { defineProps } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';

/** Options of a reading progress bar. */
export const readingProgressProps = defineProps({
  /** Selector of the text. @default the whole page */
  contentSelector: selector(),
});
