import { boolean, defineProps, string } from '@stirrup/runtime';

/** Options of the links that share a post. */
export const postSharingProps = defineProps({
  /** Address to share. @default the one in the printed links, else the page's */
  url: string(),
  /** Title to share. @default the one in the printed links, else the page's */
  title: string(),
  /** Adds buttons for the share sheet and the link, where the markup prints none. */
  buttons: boolean(true),
});
