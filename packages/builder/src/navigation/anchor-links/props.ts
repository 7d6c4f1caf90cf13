import { defineProps } from '@stirrup/runtime';

/** Anchor links have no options: their addresses say all. */
export const anchorLinksProps = defineProps({});
