import { pageTinymce } from '../form-rich-text/page-tinymce.ts';

/** Brings what was written in editors into their fields, where the page has editors. */
export function saveRichText(): void {
  try {
    pageTinymce()?.triggerSave();
  } catch (error) {
    // A plugin of the page's own threw. The fields hold what was saved last.
    reportError(error);
  }
}
