import type { PartBinding } from '@stirrup/runtime';

/** The marks of a link to a section, by whether that is the section in view. */
export function currentLink(isCurrent: boolean): PartBinding<'current'> {
  return { 'aria-current': isCurrent || null, is: { current: isCurrent } };
}
