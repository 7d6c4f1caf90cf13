import { boolean, defineProps, number } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';

/** Options of a table of contents. */
export const tableOfContentsProps = defineProps({
  /** Selector of the element whose headings are listed. @default the post, or the page */
  contentSelector: selector(),
  /** Selector of the headings. @default h2, h3 */
  headingSelectors: selector(),
  /** Selector of headings that are left out. @default .toc-ignore */
  ignoreSelector: selector(),
  /** Shows nested entries only below the current or focused one. */
  collapseInactive: boolean(),
  /** Least distance, in px, between the top of the window and a heading that a link leads to. */
  headingsOffset: number(0, { min: 0 }),
});
