/** Attributes of the button that removes a file. */
export const REMOVED = { file: 'data-name', field: 'data-field' } as const;

/** Attributes of the template: the error messages of a refused file. `%s` is its name; the last one is ours. */
export const MESSAGE = { limit: 'data-error-limit', size: 'data-error-size', type: 'data-error-type' } as const;

/** Attributes of the field: how many files, and how many megabytes each may have. */
export const RULE = { limit: 'data-limit', size: 'data-maxsize' } as const;

/** Name under which files are sent: an array for each field (bricks-dynamic.md §6.6). */
export const arrayName = (name: string): string => (name.endsWith('[]') ? name : `${name}[]`);

/** The bar of an upload: its classes, the builder's, so that its styles apply. */
export const PROGRESS = {
  box: 'form-group upload-progress',
  cancel: 'bricks-button cancel',
} as const;
