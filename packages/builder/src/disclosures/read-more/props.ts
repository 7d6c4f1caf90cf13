import { defineProps, number, string } from '@stirrup/runtime';

/** Options of the read-more island. */
export const readMoreProps = defineProps({
  /** Number of lines that a closed text shows. */
  lines: number(3, { min: 1, whole: true }),
  /** Label of the button of a closed text. @default the printed one, else `readMore` */
  moreText: string(),
  /** Label of the button of an open text. @default `readLess`, if the page has it in its language, else the other label */
  lessText: string(),
});
