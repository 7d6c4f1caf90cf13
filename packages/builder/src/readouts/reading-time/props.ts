import { defineProps, number, optional, string } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';

/** Options of a reading time. */
export const readingTimeProps = defineProps(
  {
    wordsPerMinute: number(200, { min: 1 }),
    /** Counts characters instead of words. */
    charactersPerMinute: optional(number(1000, { min: 1 })),
    /** Selector of the text; by default the post that the element belongs to, or else the page. */
    contentSelector: selector(),
    /** Texts before and after the number. */
    prefix: string(),
    suffix: string(),
  },
  { bricks: { wordsPerMinute: 'data-wpm', charactersPerMinute: 'data-cpm' } },
);
