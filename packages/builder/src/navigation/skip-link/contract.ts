import { defineContract } from '@stirrup/runtime';

/** A skip link has neither parts nor states: themes name its element only. */
export const skipLinkContract = defineContract({
  dialects: { wordpress: {} },
});
