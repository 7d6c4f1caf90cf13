import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-dynamic.md §6.2, §6.9). */
export const passwordToggleContract = defineContract({
  parts: [
    /** The password field. */
    'input',
    /** The button that shows and hides the password. */
    'toggle',
    /** The button's icon while a press shows the password. */
    'showIcon',
    /** Its icon while a press hides the password. */
    'hideIcon',
  ],
  states: [
    /** Set on the icon that does not apply. */
    'unused',
  ],
  dialects: {
    stirrup: { parts: { input: 'input', toggle: '[data-part="toggle"]' } },
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
