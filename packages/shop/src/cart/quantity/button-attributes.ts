import type { Part, PartBinding } from '@stirrup/runtime';

/** Makes the CMS's markup a button to keyboards and screen readers; printed attributes stay. */
export function buttonAttributes({ element, server }: Part, name: string): PartBinding {
  const isNative = element.matches('button');
  return {
    ...(!isNative && { role: server('role') ?? 'button', tabindex: server('tabindex') ?? 0 }),
    ...(!element.textContent.trim() && { 'aria-label': server('aria-label') ?? name }),
  };
}
