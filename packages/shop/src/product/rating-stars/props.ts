import { defineProps } from '@stirrup/runtime';

/** Stars have no options: their values are those of the select, their texts come from the page's settings. */
export const ratingStarsProps = defineProps({});
