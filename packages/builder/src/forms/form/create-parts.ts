import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { importWithRetry, membersOf } from '@stirrup/runtime';
import type { ReactNode } from 'react';
import { hasKeptEntries } from '../form-entries/has-kept-entries.ts';
import { BOT_CHECKS, CAPTCHA_ERROR, CONDITION, FILE_FIELD } from '../form-fields/contract.ts';
import type { Validation } from '../form-fields/create-validation.ts';
import { partIn } from '../form-fields/named-parts.ts';
import { CONDITIONS_CHANGED } from '../form-steps/contract.ts';
import type { FormPart } from './contract.ts';
import { fetchOnce } from './fetch-once.ts';

/** The parts that few forms have, or that are needed only once a form is used: loaded on first use. */
export interface FormParts {
  /**
   * Adds their fields to the request.
   *
   * @param isForBuilder True if it goes to the builder's server.
   * @returns false where the bot check fails, which it has said itself then.
   * @throws RequestError where the bot check cannot be fetched.
   */
  readonly addTo: (data: FormData, isForBuilder: boolean) => Promise<boolean>;
  /** The entries have been accepted. */
  readonly accept: () => void;
  /** The browser sends the entries: they are not kept. */
  readonly forget: () => void;
  /** The entries have been refused, or the outcome is unknown. */
  readonly refuse: () => void;
  /** Fetches the parts that the form has now; the rest once it is used. */
  readonly start: () => void;
}

/** The form's validation and options, for its parts. */
interface PartsSetup {
  readonly validation: Validation;
  /** Address of the calendar's stylesheet; empty for the one beside the scripts. */
  readonly styles: string;
}

/**
 * The parts of a form, for as long as the signal does not abort.
 *
 * @param display Called with the component of a part, once it has loaded.
 */
export function createParts(
  form: HTMLFormElement,
  { validation, styles }: PartsSetup,
  signal: AbortSignal,
  display: (part: ReactNode) => void,
): FormParts {
  /** Starts a part, unless the form has gone by the time it comes. */
  const fetchPart = <Module, Part>(load: () => Promise<Module>, start: (module: Module) => Part | Promise<Part>) =>
    fetchOnce(async () => {
      const module = await load();
      return signal.aborted ? undefined : start(module);
    });
  const has = (part: FormPart) => partIn(form, part) !== null;
  const finds = (selector: string) => membersOf(form).querySelector(selector) !== null;
  const hasBotCheck = () => BOT_CHECKS.some(has);
  const files = fetchPart(
    () => importWithRetry(() => import('../form-files/file-code.ts')),
    ({ attachFiles }) => {
      const attached = attachFiles(form, signal);
      display(attached.shown);
      return attached;
    },
  );
  const entries = fetchPart(
    () => importWithRetry(() => import('../form-entries/keep-entries.ts')),
    ({ keepEntries }) => keepEntries(form, signal),
  );
  const dates = fetchPart(
    () => importWithRetry(() => import('../form-dates/attach-dates.ts')),
    ({ attachDates }) => attachDates(form, styles, signal, display),
  );
  const richText = fetchPart(
    () => importWithRetry(() => import('../form-rich-text/attach-rich-text.ts')),
    ({ attachRichText }) => attachRichText(form, signal),
  );
  const media = fetchPart(
    () => importWithRetry(() => import('../form-media/attach-media.ts')),
    ({ attachMedia }) => attachMedia(form, signal),
  );
  const conditions = fetchPart(
    () => importWithRetry(() => import('../form-steps/follow-conditions.tsx')),
    ({ followConditions }) => {
      display(followConditions(form, signal));
      membersOf(form).dispatchEvent(new Event(CONDITIONS_CHANGED));
    },
  );
  const steps = fetchPart(
    () => importWithRetry(() => import('../form-steps/follow-steps.tsx')),
    ({ followSteps }) => display(followSteps(form, validation, signal)),
  );
  const captcha = fetchPart(
    () => importWithRetry(() => import('../form-captchas/create-captcha.tsx')),
    ({ createCaptcha }) => createCaptcha(form, signal, display),
  );
  const touch = () => {
    entries.prepare();
    if (hasBotCheck()) captcha.load().then((check) => check?.prepare(), ignore);
  };

  const start = () => {
    if (finds(FILE_FIELD)) files.prepare();
    if (has('date')) dates.prepare();
    if (has('richText')) richText.prepare();
    if (has('picture') && !hasLegacyScript('bricks-scripts')) media.prepare();
    if (has('step')) steps.prepare();
    if (finds(`[${CONDITION.own}]`) || membersOf(form).hasAttribute(CONDITION.ofFields)) conditions.prepare();
    if (hasKeptEntries(form)) entries.prepare();
    for (const type of ['focusin', 'pointerdown'])
      membersOf(form).addEventListener(type, touch, { once: true, signal });
  };
  const forget = () => entries.loaded()?.forget();
  return {
    start,
    addTo: async (data, isForBuilder) => {
      // The browser's own list of files is in sync with what shows.
      if (isForBuilder && finds(FILE_FIELD)) (await files.load().catch(ignore))?.nameIn(data);
      if (!hasBotCheck()) return true;
      const check = await captcha.load();
      try {
        for (const [name, value] of Object.entries((await check?.fields()) ?? {})) data.set(name, value);
        return true;
      } catch (error) {
        if (error instanceof Error && error.name === CAPTCHA_ERROR) return false;
        throw error;
      }
    },
    accept: () => {
      forget();
      captcha.loaded()?.reset();
    },
    forget,
    refuse: () => {
      files.loaded()?.clearRefused();
      captcha.loaded()?.reset();
    },
  };
}

function ignore(): undefined {}
