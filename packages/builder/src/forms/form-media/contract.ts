/** The hidden inputs with the values that are sent (bricks-dynamic.md §6.2). */
export const VALUE = 'input[type="hidden"]';

/**
 * Classes and attributes of added pictures and of their remove buttons; the builder's, so that its styles apply
 * (bricks-dynamic.md §6.2).
 */
export const PREVIEW = {
  class: 'image-preview',
  remove: '.image-preview .remove',
  removeClass: 'choose-files remove',
  id: 'data-attachment-id',
  action: ['data-action', 'media-library'],
} as const;

/**
 * Our buttons that move a preview by one place: the class of the builder's buttons, our attribute, and signs that browsers
 * mirror where text runs from right to left.
 */
export const MOVE = {
  class: 'choose-files',
  attribute: 'data-picture-move',
  ways: [
    { by: -1, sign: '‹', label: 'moveEarlier' },
    { by: 1, sign: '›', label: 'moveLater' },
  ],
} as const;

/** Global under which WordPress publishes its media library. */
export const LIBRARY = { global: 'wp', name: 'media' } as const;
