import { adminUrl } from '@stirrup/cms';
import type { Send } from '../form-fields/send.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { showProgress } from './show-progress.ts';

/** Sends a form with its files; a bar shows how far it is, and a button cancels it. */
export function uploadForm(form: HTMLFormElement): Send {
  return async (data, signal) => {
    const cancelling = new AbortController();
    const bar = showProgress(form, () => cancelling.abort());
    try {
      return await sendWithProgress(adminUrl(), data, {
        signal: AbortSignal.any([signal, cancelling.signal]),
        onProgress: bar.update,
      });
    } finally {
      bar.end();
      // Lets go of the call, and of its files: they hang on the form's signal as long as this one could abort.
      cancelling.abort();
    }
  };
}
