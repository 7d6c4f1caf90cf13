import { pageTinymce } from '../form-rich-text/page-tinymce.ts';

/** Brings what was written in editors into their fields, where the page has editors. */
export function saveRichText(): void {
  pageTinymce()?.triggerSave();
}
