import { defineProps, number, optional, string } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';

/** Options of a reading time. */
export const readingTimeProps = defineProps(
  {
    /** Number of words that are read in a minute. */
    wordsPerMinute: number(200, { min: 1 }),
    /** Number of characters that are read in a minute; with it, characters are counted instead of words. */
    charactersPerMinute: optional(number(1, { min: 1 })),
    /** Selector of the text. @default the post that the element belongs to, or else the page */
    contentSelector: selector(),
    /** Text before the number. */
    prefix: string(),
    /** Text after the number. */
    suffix: string(),
  },
  { bricks: { wordsPerMinute: 'data-wpm', charactersPerMinute: 'data-cpm' } },
);
