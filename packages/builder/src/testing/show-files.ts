import { attachFiles, type FormFiles } from '../forms/form-files/attach-files.tsx';
import { renderPart } from './render-part.ts';

/** Brings the file fields of a form to life, as its island does. */
export function showFiles(form: HTMLFormElement, signal: AbortSignal): FormFiles {
  const files = attachFiles(form, signal);
  renderPart(files.shown, signal);
  return files;
}
