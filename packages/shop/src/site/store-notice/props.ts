import { defineProps, string } from '@stirrup/runtime';

/** Options of a store notice. */
export const storeNoticeProps = defineProps({
  /** Id of the notice in the cookie of its dismissal; the shop prints a hash of the text. */
  noticeId: string(),
});
