import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/password-field.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Space, Enter': 'On the button: shows the password and hides it. The caret stays.',
  },
  withoutScript: 'The field stays as it is, without a button.',
};
