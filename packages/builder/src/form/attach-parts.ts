import type { Validation } from '../form-fields/create-validation.ts';
import { hasKeptWords } from '../form-words/has-kept-words.ts';
import { CAPTCHA, CAPTCHA_ERROR, CONDITION, DATE_FIELD, FILE_FIELD, STEP } from './contract.ts';
import { fetchOnce } from './fetch-once.ts';

/** What few forms have, and what is needed only once somebody is at a form: fetched by those who need it. */
export interface FormParts {
  /**
   * Adds what they have to what is sent.
   *
   * @returns false where the bot check fails, which it has said itself then.
   * @throws RequestError where the bot check cannot be fetched.
   */
  readonly addTo: (data: FormData) => Promise<boolean>;
  /** What was entered has been taken. */
  readonly accept: () => void;
  /** What was entered has not been taken, or nobody knows. */
  readonly refuse: () => void;
}

/** Brings the parts of a form to life for as long as the signal does not abort. */
export function attachParts(form: HTMLFormElement, validation: Validation, signal: AbortSignal): FormParts {
  /** Starts what a part exports, unless the form has gone by then. */
  const fetchPart = <Part>(load: () => Promise<(form: HTMLFormElement, signal: AbortSignal) => Part | Promise<Part>>) =>
    fetchOnce(async () => {
      const start = await load();
      return signal.aborted ? undefined : start(form, signal);
    });
  const has = (selector: string) => form.querySelector(selector) !== null;
  const files = fetchPart(async () => (await import('../form-files/attach-files.ts')).attachFiles);
  const words = fetchPart(async () => (await import('../form-words/keep-words.ts')).keepWords);
  const dates = fetchPart(async () => (await import('../form-dates/attach-dates.ts')).attachDates);
  const conditions = fetchPart(async () => (await import('../form-steps/follow-conditions.ts')).followConditions);
  const steps = fetchPart(async () => {
    const { followSteps } = await import('../form-steps/follow-steps.ts');
    return () => followSteps(form, validation, signal);
  });
  const captcha = fetchPart(async () => (await import('../form-captchas/create-captcha.ts')).createCaptcha);
  const touch = () => {
    words.prepare();
    if (has(CAPTCHA)) captcha.get().then((check) => check?.prepare(), ignore);
  };

  if (has(FILE_FIELD)) files.prepare();
  if (has(DATE_FIELD)) dates.prepare();
  if (has(STEP)) steps.prepare();
  if (has(CONDITION) || form.matches(CONDITION)) conditions.prepare();
  if (hasKeptWords(form)) words.prepare();
  for (const type of ['focusin', 'pointerdown']) form.addEventListener(type, touch, { once: true, signal });
  return {
    addTo: async (data) => {
      // Without it the browser's own list of files is sent.
      if (has(FILE_FIELD)) (await files.get().catch(ignore))?.addTo(data);
      if (!has(CAPTCHA)) return true;
      const check = await captcha.get();
      try {
        for (const [name, value] of Object.entries((await check?.fields()) ?? {})) data.set(name, value);
        return true;
      } catch (error) {
        if (error instanceof Error && error.name === CAPTCHA_ERROR) return false;
        throw error;
      }
    },
    accept: () => {
      words.present()?.forget();
      captcha.present()?.reset();
    },
    refuse: () => {
      files.present()?.clearRefused();
      captcha.present()?.reset();
    },
  };
}

function ignore(): undefined {}
