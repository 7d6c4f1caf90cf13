import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-dynamic.md §6.2, §6.9). */
export const passwordToggleContract = defineContract({
  parts: [
    /** The field. */
    'input',
    /** The button that shows and hides what is in it. */
    'toggle',
    /** Its two icons, where it has both: what a press would do. */
    'showIcon',
    'hideIcon',
  ],
  states: [
    /** Of the icon that does not apply. */
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
