import { boolean, defineProps, string } from '@stirrup/runtime';

/** Options of a social page; the page itself is in the attributes of its place. */
export const socialPageProps = defineProps({
  /** Fetches nothing before the visitor has allowed it, by a button in the place or by the site's own. */
  consent: boolean(),
  /** Language of the words in it. @default the builder's setting, else `en_US` */
  locale: string(),
  /** Id of the site's app at Facebook. @default the builder's setting */
  appId: string(),
});
