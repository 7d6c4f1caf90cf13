import { messageFor } from '@stirrup/cms';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { formTexts, text } from '@stirrup/cms/texts';
import { behaviour, membersOf } from '@stirrup/runtime';
import { createValidation } from '../form-fields/create-validation.ts';
import { nameForm, partIn } from '../form-fields/named-parts.ts';
import { OLD_SCRIPT } from '../is-left-to-old-script.ts';
import { keepAttributes } from '../keep-attributes.ts';
import { attachParts } from './attach-parts.ts';
import { collectFields } from './collect-fields.ts';
import { formContract, SUBMITTING_ATTRIBUTE } from './contract.ts';
import { createMessages } from './create-messages.ts';
import { emptyForm } from './empty-form.ts';
import type { FormAnswer } from './form-answer.ts';
import { leavePage } from './leave-page.ts';
import { nameProblems } from './name-problems.ts';
import { formProps } from './props.ts';
import { saveRichText } from './rich-text.ts';
import { sendForm } from './send-form.ts';
import { showSending } from './show-sending.ts';

/** A form that is checked, sent in the background and answered where the visitor waits (contracts/bricks-dynamic.md §6). */
export default behaviour({ props: formProps, contract: formContract }, ({ island, ...props }) => {
  const { element, names, signal } = island;
  if (!(element instanceof HTMLFormElement)) {
    if (process.env.NODE_ENV === 'production') return;
    throw new Error('Stirrup: data-island="form" is on another element than a form. Put it on the <form>.');
  }
  const form = element;
  nameForm(form, names);
  const restore = keepAttributes(form, ['novalidate', SUBMITTING_ATTRIBUTE]);
  const validation = createValidation(form, { disabledOn: props.validationDisabledOn }, signal);
  const messages = createMessages(form, props, signal);
  const parts = attachParts(form, validation, signal);
  const isOld = document.querySelector(OLD_SCRIPT) !== null;
  let isBusy = false;

  /** Resolves when the form can be sent again. */
  async function send(): Promise<void> {
    try {
      const data = collectFields(form, props);
      if (!(await parts.addTo(data))) return;
      const answer = await sendForm(form, props.elementId, data, signal);
      signal.throwIfAborted();
      conclude(answer);
      await leavePage(answer, signal);
    } catch (error) {
      if (signal.aborted) return;
      parts.refuse();
      messages.showFailure(messageFor(error), () => membersOf(form).requestSubmit());
    }
  }

  function conclude(answer: FormAnswer): void {
    const { type, isAccepted, html, problems, info, keepsEntries } = answer;
    const words = html || text(formTexts, isAccepted ? 'sent' : 'notSent');
    messages.show({ type, isUrgent: !isAccepted, html: words, info });
    // Last: it leads to the first field.
    validation.tell(nameProblems(form, problems));
    if (!isAccepted) {
      parts.refuse();
      return;
    }
    parts.accept();
    if (!keepsEntries) emptyForm(form);
    // What few forms have is fetched by those.
    if (window.top !== window) {
      import('./close-login-frame.ts').then((part) => part.closeLoginFrame(form)).catch(() => {});
    }
  }

  prepareLiveRegions();
  // The browser would tell its first problem only, and keep the rest to itself.
  membersOf(form).toggleAttribute('novalidate', true);
  signal.addEventListener('abort', restore);
  membersOf(form).addEventListener(
    'submit',
    (event) => {
      // Somebody else has dealt with it, or has a reason why it may not be sent.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (isOld) event.stopImmediatePropagation();
      if (isBusy) return;
      messages.clear();
      saveRichText();
      if (!validation.check()) return;
      isBusy = true;
      const endSending = showSending(form, event.submitter ?? partIn(form, 'submit'), signal);
      void send().finally(() => {
        isBusy = false;
        endSending();
      });
    },
    // Ahead of the old script's listener on the form.
    { capture: isOld, signal },
  );
});
