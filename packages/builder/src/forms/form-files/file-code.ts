/** The code of forms with files, fetched as one: a form that takes files also sends some. */
export { attachFiles } from './attach-files.tsx';
export { uploadForm } from './upload-form.ts';
