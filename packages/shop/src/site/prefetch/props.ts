import { defineProps, number, string } from '@stirrup/runtime';

/** Options of fetching ahead. */
export const prefetchProps = defineProps({
  /** Delay in ms for which pointer or focus have to rest on a link. Touch has no delay. */
  delay: number(150, { min: 0 }),
  /** Largest number of pages that one page fetches. */
  limit: number(20, { min: 0, whole: true }),
  /** More excluded parts of addresses, separated by spaces or commas. @default those that the CMS prints */
  ignore: string(),
});
