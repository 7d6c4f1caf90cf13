import { defineProps } from '@stirrup/runtime';

/** Stars have no options: their values are the select's, their words the page's settings. */
export const ratingStarsProps = defineProps({});
