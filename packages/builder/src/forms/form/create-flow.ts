import { messageFor } from '@stirrup/cms';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { importWithRetry, membersOf } from '@stirrup/runtime';
import { atom, type ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { type FormAction, formAction } from '../form-action/form-action.ts';
import type { FormAnswer } from '../form-action/form-answer.ts';
import { UNCHECKED } from '../form-fields/contract.ts';
import { createValidation, type Validation } from '../form-fields/create-validation.ts';
import { partIn } from '../form-fields/named-parts.ts';
import { closeLoginFrame } from './close-login-frame.ts';
import { collectFields } from './collect-fields.ts';
import { createParts } from './create-parts.ts';
import { emptyForm } from './empty-form.ts';
import { fetchOnce } from './fetch-once.ts';
import { leavePage } from './leave-page.ts';
import { nameProblems } from './name-problems.ts';
import type { Message } from './place-message.ts';
import type { FormProps } from './props.ts';
import { saveRichText } from './save-rich-text.ts';
import { sendForm } from './send-form.ts';
import { formTexts } from './texts.ts';

/** Progress of a submit. */
interface Progress {
  /** True while an answer is awaited; undefined before the first submit. */
  readonly isSending?: boolean;
  /** The submitter. */
  readonly sender?: Element | null;
  /** The outcome. */
  readonly message?: Message | undefined;
}

/** The course of a form, from its fields to the answer. */
export interface FormFlow {
  readonly progress: ReadableAtom<Progress>;
  readonly validation: Validation;
  /** Components of the rarer parts, as far as they have loaded. */
  readonly late: ReadableAtom<readonly ReactNode[]>;
  /** Follows the fields, and fetches the rarer parts, until the signal aborts. */
  readonly follow: () => void;
  /**
   * Checks and sends the form; for its own submit event, whose default it prevents, unless only the browser can do what
   * the markup says.
   */
  readonly submit: (event: SubmitEvent) => void;
  /** Drops the message. */
  readonly forgetMessage: () => void;
}

/** Creates the flow of a form, from a press on its button to the server's answer and what is shown of it. */
export function createFlow(form: HTMLFormElement, props: FormProps, signal: AbortSignal): FormFlow {
  const progress = atom<Progress>({});
  const validation = createValidation(form, { disabledOn: props.validationDisabledOn }, signal);
  const late = atom<readonly ReactNode[]>([]);
  const { styles } = props;
  const parts = createParts(form, { validation, styles }, signal, (part) => late.set([...late.get(), part]));
  const show = (change: Progress) => progress.set({ ...progress.get(), ...change });

  const isForBuilder = isOfBuilder(form, props);
  const actionCode = fetchOnce(() => importWithRetry(() => import('../form-action/send-to-action.ts')));

  /**
   * Resolves when the form can be sent again.
   *
   * @param action Where it goes. @default the builder's server
   */
  async function send(action: FormAction | undefined, submitter: HTMLElement | null): Promise<void> {
    try {
      const data = action ? new FormData(form, submitter) : collectFields(form, props);
      if (!(await parts.addTo(data, isForBuilder))) return;
      const answer = action
        ? await (await actionCode.load()).sendToAction(action, props.elementId, data, signal)
        : await sendForm(form, props.elementId, data, signal);
      signal.throwIfAborted();
      conclude(answer);
      await leavePage(answer, signal);
    } catch (error) {
      if (signal.aborted) return;
      parts.refuse();
      // The button's name and value are part of what is sent; the page may have replaced it meanwhile.
      const tryAgain = () => membersOf(form).requestSubmit(submitter?.isConnected ? submitter : null);
      show({ message: { text: messageFor(error), tryAgain } });
    }
  }

  function conclude({ type, isAccepted, html, problems, info, keepsEntries }: FormAnswer): void {
    const printed = html || text(formTexts, isAccepted ? 'sent' : 'notSent');
    show({ message: { type, isUrgent: !isAccepted, html: printed, info } });
    // Last: it leads to the first field.
    validation.showErrors(nameProblems(form, problems));
    if (!isAccepted) {
      parts.refuse();
      return;
    }
    parts.accept();
    if (!keepsEntries) emptyForm(form);
    if (window.top !== window) closeLoginFrame(form);
  }

  return {
    progress,
    validation,
    late,
    follow: () => {
      prepareLiveRegions();
      validation.follow();
      parts.start();
    },
    submit: (event) => {
      const { submitter } = event;
      const action = isForBuilder ? undefined : formAction(form, submitter);
      const isForBrowser = !isForBuilder && !action;
      if (!isForBrowser) event.preventDefault();
      if (progress.get().isSending) return;
      show({ message: undefined });
      saveRichText();
      if (!submitter?.hasAttribute(UNCHECKED) && !validation.check()) event.preventDefault();
      else if (!isForBrowser) {
        show({ isSending: true, sender: submitter ?? partIn(form, 'submit') });
        void send(action, submitter).finally(() => show({ isSending: false, sender: null }));
      } else {
        // A later listener may still prevent it.
        setTimeout(() => event.defaultPrevented || isForDialog(form, submitter) || parts.forget());
      }
    },
    forgetMessage: () => show({ message: undefined }),
  };
}

/** True for a form that only closes its dialog: its entries are sent to nobody. */
function isForDialog(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  return (submitter?.getAttribute('formmethod') ?? membersOf(form).getAttribute('method'))?.toLowerCase() === 'dialog';
}

/** The builder's server knows a form by its id; a form with an action goes there, whatever its id. */
function isOfBuilder(form: HTMLFormElement, { elementId }: FormProps): boolean {
  return elementId !== '' && !membersOf(form).hasAttribute('action');
}
