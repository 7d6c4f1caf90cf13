import { choice, defineProps } from '@stirrup/runtime';
import { CONTROL_ATTRIBUTE } from './contract.ts';

/** Options of a control. */
export const colourSchemeProps = defineProps(
  {
    /**
     * The scheme of the control: `toggle` for the inactive one, `main` for the site's main scheme, `alt` for the other
     * one, or one by name.
     */
    shows: choice(['toggle', 'main', 'alt', 'light', 'dark'], 'toggle'),
  },
  { acss: { shows: CONTROL_ATTRIBUTE } },
);
