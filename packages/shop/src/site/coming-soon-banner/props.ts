import { defineProps } from '@stirrup/runtime';

/** The banner has no options: address and nonce are those of its link, `data-rest-url` and `data-rest-nonce`. */
export const comingSoonBannerProps = defineProps({});
