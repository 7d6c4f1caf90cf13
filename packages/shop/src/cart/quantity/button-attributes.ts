import type { Part, PartBinding } from '@stirrup/runtime';

/** Makes the CMS's markup a button to keyboards and screen readers; printed attributes stay. */
export function buttonAttributes({ element, printed }: Part, name: string): PartBinding {
  const isNative = element.matches('button');
  return {
    ...(!isNative && { role: printed('role') ?? 'button', tabindex: printed('tabindex') ?? 0 }),
    ...(!element.textContent.trim() && { 'aria-label': printed('aria-label') ?? name }),
  };
}
