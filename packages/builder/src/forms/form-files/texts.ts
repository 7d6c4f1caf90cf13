import type { Texts } from '@stirrup/cms/texts';

/** Texts of file fields and of an upload's progress bar. `%s` is a file's name. */
export const fileTexts = {
  cancelUpload: 'Cancel upload',
  /** `%s` is a file's name, or several names. */
  fileAdded: '%s added.',
  fileLimit: 'File %s not accepted. File limit exceeded.',
  fileRemoved: '%s removed.',
  fileSize: 'File %s not accepted. Size limit exceeded.',
  fileType: 'File %s not accepted. File type not allowed.',
  remove: 'Remove',
  /** `%s` is a percentage with its sign: 25 %. */
  uploaded: '%s uploaded',
  uploading: 'Uploading files',
} as const satisfies Texts;
