/** Names of the builder's fields that take pictures from WordPress's media library (bricks-dynamic.md §6.2). */

/** Fields that are sent. */
export const VALUE = 'input[type="hidden"]';

/** A picture that is made here, and the button that takes it out: the builder's classes, so that its styles apply. */
export const PREVIEW = {
  class: 'image-preview',
  remove: '.image-preview .remove',
  removeClass: 'choose-files remove',
  id: 'data-attachment-id',
  action: ['data-action', 'media-library'],
} as const;

/** Under which WordPress makes its media library known to a page that has it. */
export const LIBRARY = { global: 'wp', name: 'media' } as const;
