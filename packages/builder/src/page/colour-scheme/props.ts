import { choice, defineProps } from '@stirrup/runtime';
import { CONTROL_ATTRIBUTE } from './contract.ts';

/** Options of a control. */
export const colourSchemeProps = defineProps(
  {
    /** The scheme of the control: the other scheme than now, the site's main scheme, the one that is not, or one by name. */
    shows: choice(['toggle', 'main', 'alt', 'light', 'dark'], 'toggle'),
  },
  { acss: { shows: CONTROL_ATTRIBUTE } },
);
