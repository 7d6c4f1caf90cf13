import type { Texts } from '@stirrup/cms/texts';

/** Texts of file fields and of an upload's progress bar. `%s` is a file's name, several names, or a percentage. */
export const fileTexts = {
  cancelUpload: 'Cancel upload',
  fileAdded: '%s added.',
  fileLimit: 'File %s not accepted. File limit exceeded.',
  fileRemoved: '%s removed.',
  fileSize: 'File %s not accepted. Size limit exceeded.',
  fileType: 'File %s not accepted. File type not allowed.',
  remove: 'Remove',
  uploaded: '%s uploaded',
  uploading: 'Uploading files',
} as const satisfies Texts;
