import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/form.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'In a field: submits the form, or goes on to its next step.',
    Space: 'On a checkbox, a radio button or a button: as everywhere.',
    Escape: 'Closes a calendar; the focus returns to its field.',
    ArrowDown: 'In a date field: opens its calendar.',
    Tab: 'Through the fields of the current step; hidden ones are passed over.',
  },
  withoutScript:
    'The browser checks the fields and submits the form to its `action`. All steps and conditional fields that are not printed hidden show.',
  server:
    'A form with an `action`, or without `data-element-id`, goes to that address as the browser would send it, and shows what is answered: JSON (`message`, `errors` by the names of fields, `redirect`), the element `data-part="answer"`, `role="alert"` or `role="status"` of a page, or a fragment of HTML. A redirect to a page without such an element is followed. All others go to the builder’s `bricks_form_submit`. A form with `method="get"` or a `target` is checked, and left to the browser.',
};
