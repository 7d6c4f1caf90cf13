import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { component, useSyncStore } from '@stirrup/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { FieldProblems } from '../form-fields/field-problems.tsx';
import { nameForm } from '../form-fields/named-parts.ts';
import { formContract } from './contract.ts';
import { createFlow } from './create-flow.ts';
import { placeMessage } from './place-message.ts';
import { formProps } from './props.ts';
import { showSending } from './show-sending.ts';

/** A form that is validated, sent in the background and answered where the visitor waits (bricks-dynamic.md §6). */
export default component({ props: formProps, contract: formContract }, function Form({ island, ...props }) {
  const { closeAfter, closeButton } = props;
  const [form] = useState(() => formAt(island.element));
  const [flow] = useState(() => {
    nameForm(form, island.names);
    return createFlow(form, props, island.signal);
  });
  const { isSending, sender, message } = useSyncStore(flow.progress);
  const late = useSyncStore(flow.late);
  const [isBeside] = useState(() => hasLegacyScript('bricks-scripts'));

  useEffect(() => flow.follow(), [flow]);
  useLayoutEffect(() => {
    if (sender) return showSending(sender);
  }, [sender]);
  useLayoutEffect(() => {
    if (message) return placeMessage(form, message, { closeAfter, closeButton, closed: flow.forgetMessage });
  }, [form, flow, message, closeAfter, closeButton]);

  const submit = (event: SubmitEvent) => {
    // Another script has handled the submit, or prevents it.
    if (event.defaultPrevented) return;
    if (isBeside) event.stopImmediatePropagation();
    flow.submit(event);
  };
  return (
    <>
      {island.bind({
        root: () => ({
          // The browser would show only the first invalid field, and only one message at a time.
          novalidate: true,
          ...(isSending !== undefined && { 'data-submitting': isSending }),
          // Captured, to run before the legacy script's listener on the form.
          [isBeside ? 'onSubmitCapture' : 'onSubmit']: submit,
        }),
      })}
      <FieldProblems validation={flow.validation} />
      {late}
    </>
  );
});

function formAt(element: HTMLElement): HTMLFormElement {
  if (element instanceof HTMLFormElement) return element;
  throw new Error('Stirrup: data-island="form" is on another element than a form. Put it on the <form>.');
}
