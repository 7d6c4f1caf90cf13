import { useSubscription } from '@stirrup/react';
import { membersOf } from '@stirrup/runtime';
import { attachForm } from './attach-form.ts';

/**
 * Listens for the submit of a panel, by button or Enter, ahead of any other script; see {@link attachForm}.
 */
export function useForm(
  panel: HTMLElement | undefined,
  onSubmit: (event: SubmitEvent, form: HTMLFormElement) => void,
): void {
  useSubscription<[SubmitEvent, HTMLFormElement]>((listener, signal) => {
    if (!panel) return;
    const form = attachForm(panel, signal);
    membersOf(form).addEventListener('submit', (event) => listener(event, form), { capture: true, signal });
  }, onSubmit);
}
