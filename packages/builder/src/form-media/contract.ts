/** Names of the builder's fields that take pictures from WordPress's media library (contracts/bricks-dynamic.md §6.2). */

/** Opens the library; its hidden field, inside of it, is what is sent: the pictures' ids, joined by commas. */
export const CHOOSE = 'button.choose-files.image';

/** On a button that takes several pictures. */
export const MULTIPLE = 'multiple';

/** Fields that are sent. */
export const VALUE = 'input[type="hidden"]';

/** Around the previews of a field for several pictures. */
export const GALLERY = '.gallery-preview';

/** A picture, and the button that takes it out. */
export const PREVIEW = {
  class: 'image-preview',
  remove: '.image-preview .remove',
  removeClass: 'choose-files remove',
  id: 'data-attachment-id',
  action: ['data-action', 'media-library'],
} as const;

/** Under which WordPress makes its media library known to a page that has it. */
export const LIBRARY = { global: 'wp', name: 'media' } as const;
