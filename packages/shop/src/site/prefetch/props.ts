import { defineProps, number, string } from '@stirrup/runtime';

/** Options of links that are fetched before they are followed. */
export const prefetchProps = defineProps({
  /** How long a pointer or the focus rests on a link before it is fetched, in ms. A finger does not wait. */
  delay: number(150, { min: 0 }),
  /** How many pages are fetched at most, from one page. */
  limit: number(20, { min: 0, whole: true }),
  /** Parts of addresses that are never fetched, in place of those that the CMS prints, with spaces or commas between. */
  ignore: string(),
});
