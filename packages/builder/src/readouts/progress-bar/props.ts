import { defineProps } from '@stirrup/runtime';

/** Progress bars have no options: each filled part has its value. */
export const progressBarProps = defineProps({});
