/** Attributes of the button that removes a file. */
export const REMOVED = { file: 'data-name', field: 'data-field' } as const;

/** Attributes of the template with the messages about a refused file. `%s` is its name; `type` is our own addition. */
export const MESSAGE = { limit: 'data-error-limit', size: 'data-error-size', type: 'data-error-type' } as const;

/** Attributes of the field with the maximum number of files, and the maximum size of each in megabytes. */
export const RULE = { limit: 'data-limit', size: 'data-maxsize' } as const;

/** Name under which files are sent, an array for each field (bricks-dynamic.md §6.6). */
export const arrayName = (name: string): string => (name.endsWith('[]') ? name : `${name}[]`);

/** Classes of the progress bar of an upload; the builder's, so that its styles apply. */
export const PROGRESS = {
  box: 'form-group upload-progress',
  cancel: 'bricks-button cancel',
} as const;
