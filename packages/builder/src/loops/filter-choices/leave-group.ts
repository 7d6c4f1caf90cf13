import { uniqueId } from '@stirrup/runtime';
import type { Choices } from './create-choices.ts';

/**
 * Takes a list of radio buttons out of the group that it is in with another list: a filter may be printed in a sidebar
 * and in a panel. Of one group the browser checks only one button, the last that is printed as checked.
 */
export function leaveGroup({ controls, show }: Choices, signal: AbortSignal): void {
  const own = controls();
  const { name = '', form } = own[0] ?? {};
  const named = document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(name)}"]`);
  const group = [...named].filter((one) => one.form === form);
  if (!name || group.length <= own.length) return;
  const rename = (to: string) => {
    for (const one of controls()) one.name = to;
  };
  const checked = group.find((one) => one.checked);
  rename(uniqueId(name));
  // Deferred: before the list has left the page, it would join the group again.
  signal.addEventListener('abort', () => queueMicrotask(() => rename(name)));
  if (!checked) return;
  const unchecked = own.includes(checked) ? group.filter((one) => !own.includes(one)) : own;
  // As printed, unless the visitor has already chosen in one of them.
  const meant = unchecked.find((one) => (checked.defaultChecked ? one.defaultChecked : one.value === checked.value));
  if (meant) meant.checked = true;
  show();
}
