import { hasKeptWords } from '../form-words/has-kept-words.ts';
import { FILE_FIELD } from './contract.ts';
import { fetchOnce } from './fetch-once.ts';

/** What few forms have, and what is needed only once somebody is at a form: fetched by those who need it. */
export interface FormParts {
  /** Adds what they have to what is sent. */
  readonly addTo: (data: FormData) => Promise<void>;
  /** What was entered has been taken. */
  readonly accept: () => void;
  /** What was entered has not been taken, or nobody knows. */
  readonly refuse: () => void;
}

/** Brings the parts of a form to life for as long as the signal does not abort. */
export function attachParts(form: HTMLFormElement, signal: AbortSignal): FormParts {
  /** Starts what a part exports, unless the form has gone by then. */
  const fetchPart = <Part>(load: () => Promise<(form: HTMLFormElement, signal: AbortSignal) => Part>) =>
    fetchOnce(async () => {
      const start = await load();
      return signal.aborted ? undefined : start(form, signal);
    });
  const files = fetchPart(async () => (await import('../form-files/attach-files.ts')).attachFiles);
  const words = fetchPart(async () => (await import('../form-words/keep-words.ts')).keepWords);
  const hasFiles = form.querySelector(FILE_FIELD) !== null;

  if (hasFiles) files.prepare();
  if (hasKeptWords(form)) words.prepare();
  else form.addEventListener('focusin', words.prepare, { once: true, signal });
  return {
    addTo: async (data) => {
      // Without it the browser's own list of files is sent.
      const attached = hasFiles ? await files.get().catch(() => undefined) : undefined;
      attached?.addTo(data);
    },
    accept: () => words.present()?.forget(),
    refuse: () => files.present()?.clearRefused(),
  };
}
