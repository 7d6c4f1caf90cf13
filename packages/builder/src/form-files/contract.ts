import { SUBMIT_BUTTON } from '../form-fields/contract.ts';

/** The row that every file's row is cloned from: the first of its field, and never shown itself (bricks-dynamic §6.4). */
export const TEMPLATE = '.file-result, [data-part="file"]';

/** Parts of a row. The builder's cross is a picture that is clicked. */
export const ROW = {
  name: '.text, [data-part="file-name"]',
  remove: '.remove, [data-part="remove"]',
  cross: 'svg, [data-part="dismiss"]',
} as const;

/** Classes of a row, in both dialects; ours loses `hidden`, too. */
export const STATE = { shown: 'show', refused: 'danger' } as const;

/** What the builder writes on the button that removes a file. */
export const REMOVED = { file: 'data-name', field: 'data-field' } as const;

/** Attributes of the template: what is said of a file that is refused. `%s` is its name; the last one is ours. */
export const MESSAGE = { limit: 'data-error-limit', size: 'data-error-size', type: 'data-error-type' } as const;

/** Attributes of the field: how many files, and how many megabytes each may have. */
export const RULE = { limit: 'data-limit', size: 'data-maxsize' } as const;

/** The label that opens the dialog where the theme hides the field itself (§6.2). */
export const CHOOSE = '.choose-files, [data-part="choose"]';

/** Ours: class of a field, and all that belongs to it, while files are over it. */
export const DRAGGED_OVER = 'drag-over';

/** What files are sent under: an array for each field (§6.6). */
export const arrayName = (name: string): string => (name.endsWith('[]') ? name : `${name}[]`);

/** The bar of an upload: what it goes before, and its classes, the builder's, so that its styles apply. */
export const PROGRESS = {
  before: `.submit-button-wrapper, ${SUBMIT_BUTTON}`,
  box: 'form-group upload-progress',
  cancel: 'bricks-button cancel',
} as const;
