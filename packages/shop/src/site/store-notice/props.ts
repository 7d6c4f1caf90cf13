import { defineProps, string } from '@stirrup/runtime';

/** Options of a store notice. */
export const storeNoticeProps = defineProps({
  /** Names the notice in the cookie that remembers its dismissal; the shop prints a hash of the text. */
  noticeId: string(),
});
