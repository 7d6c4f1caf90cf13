import { attachFiles, type FormFiles } from '../forms/form-files/attach-files.tsx';
import { renderPart } from './render-part.ts';

/** Attaches the file fields of a form, and renders them, as its island does. */
export function showFiles(form: HTMLFormElement, signal: AbortSignal): FormFiles {
  const files = attachFiles(form, signal);
  renderPart(files.shown, signal);
  return files;
}
