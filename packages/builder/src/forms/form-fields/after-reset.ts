import { membersOf } from '@stirrup/runtime';

/**
 * Calls back when the browser has reset a form, unless a listener has prevented that. In a task: at a press on a reset
 * button, microtasks run between the listeners, and so before the reset.
 */
export function afterReset(form: Element, act: () => void, signal: AbortSignal): void {
  const wait = (event: Event) => setTimeout(() => event.defaultPrevented || signal.aborted || act());
  membersOf(form).addEventListener('reset', wait, { signal });
}
