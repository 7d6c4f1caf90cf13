import { messageFor } from '@stirrup/cms';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { formTexts, text } from '@stirrup/cms/texts';
import { behaviour } from '@stirrup/runtime';
import { collectFields } from './collect-fields.ts';
import { closeLoginFrame, emptyForm, leave } from './conclude.ts';
import { LEGACY_SCRIPT, SUBMIT_BUTTON } from './contract.ts';
import { createMessages } from './create-messages.ts';
import type { FormAnswer } from './form-answer.ts';
import { formProps } from './props.ts';
import { sendForm } from './send-form.ts';
import { showSending } from './show-sending.ts';

/** A form that is sent in the background (contracts/bricks-dynamic.md §6). */
export default behaviour(formProps, (element, props, signal) => {
  if (!(element instanceof HTMLFormElement)) {
    throw new Error('Stirrup: data-island="form" is on another element than a form. Put it on the <form>.');
  }
  const form = element;
  const messages = createMessages(form, props, signal);
  const isOld = document.querySelector(LEGACY_SCRIPT) !== null;
  let isBusy = false;

  /** Resolves when the form can be sent again. */
  async function submit(button: Element | null): Promise<void> {
    const endSending = showSending(form, button);
    try {
      const answer = await sendForm(props.elementId, collectFields(form, props, ''), signal);
      signal.throwIfAborted();
      show(answer);
      await leave(answer, signal);
    } catch (error) {
      if (signal.aborted) return;
      messages.showFailure(messageFor(error), () => form.requestSubmit());
    } finally {
      endSending();
    }
  }

  function show(answer: FormAnswer): void {
    const { type, isAccepted, html, info, keepsEntries } = answer;
    const words = html || text(formTexts, isAccepted ? 'sent' : 'notSent');
    messages.show({ type, isUrgent: !isAccepted, html: words, info });
    if (!isAccepted) return;
    if (!keepsEntries) emptyForm(form);
    closeLoginFrame(form);
  }

  prepareLiveRegions();
  form.addEventListener(
    'submit',
    (event) => {
      // Somebody else has dealt with it, or has a reason why it may not be sent.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (isOld) event.stopImmediatePropagation();
      if (isBusy) return;
      isBusy = true;
      messages.clear();
      void submit(event.submitter ?? form.querySelector(SUBMIT_BUTTON)).finally(() => {
        isBusy = false;
      });
    },
    // Ahead of the old script's listener on the form.
    { capture: isOld, signal },
  );
});
