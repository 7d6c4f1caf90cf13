import { useSubscription } from '@stirrup/react';
import { membersOf } from '@stirrup/runtime';
import { attachForm } from './attach-form.ts';

/**
 * Hears when a panel is sent, by its button or by Enter, before any other script does; see {@link attachForm}.
 */
export function useForm(panel: HTMLElement | undefined, onSubmit: (event: SubmitEvent, form: HTMLFormElement) => void) {
  useSubscription<[SubmitEvent, HTMLFormElement]>((listener, signal) => {
    if (!panel) return;
    const form = attachForm(panel, signal);
    membersOf(form).addEventListener('submit', (event) => listener(event, form), { capture: true, signal });
  }, onSubmit);
}
