import { defineProps } from '@stirrup/runtime';

/** A menu has no options: its items have, and its styles know at which width it is a mobile menu. */
export const navMenuProps = defineProps({});
