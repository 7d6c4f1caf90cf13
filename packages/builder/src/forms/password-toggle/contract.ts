import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-dynamic.md §6.2, §6.9). */
export const passwordToggleContract = defineContract({
  parts: [
    /** The password field. */
    'input',
    /** The button that shows and hides the password. */
    'toggle',
    /** The two icons of the button, each showing the effect of a press. */
    'showIcon',
    'hideIcon',
  ],
  states: [
    /** Set on the icon that does not apply. */
    'unused',
  ],
  dialects: {
    stirrup: { parts: { input: 'input', toggle: '[data-part="toggle"]' }, states: {} },
    bricks: {
      parts: {
        input: 'input',
        toggle: '.password-toggle',
        showIcon: '.password-toggle .show-password',
        hideIcon: '.password-toggle .hide-password',
      },
      states: { unused: 'hide' },
    },
  },
});
