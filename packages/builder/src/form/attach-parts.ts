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
  const files = fetchOnce(async () => {
    const { attachFiles } = await import('../form-files/attach-files.ts');
    return signal.aborted ? undefined : attachFiles(form, signal);
  });
  const hasFiles = form.querySelector(FILE_FIELD) !== null;

  if (hasFiles) files.prepare();
  return {
    addTo: async (data) => {
      // Without it the browser's own list of files is sent.
      const attached = hasFiles ? await files.get().catch(() => undefined) : undefined;
      attached?.addTo(data);
    },
    accept: () => {},
    refuse: () => files.present()?.clearRefused(),
  };
}
