import { defineProps } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';

/** Options of the one-page navigation. */
export const onePageNavigationProps = defineProps({
  /** Selector of the element whose children with an id are the sections. @default the page's `main` */
  contentSelector: selector(),
});
