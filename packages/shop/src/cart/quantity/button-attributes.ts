import type { Part, PartBinding } from '@stirrup/runtime';

/** Makes what the CMS prints a button to keyboards and screen readers; what it says of itself already stays. */
export function buttonAttributes({ element, server }: Part, name: string): PartBinding {
  const isNative = element.matches('button');
  return {
    ...(!isNative && { role: server('role') ?? 'button', tabindex: server('tabindex') ?? 0 }),
    ...(!element.textContent.trim() && { 'aria-label': server('aria-label') ?? name }),
  };
}
