import { idOf } from './id-of.ts';

/** The address of a section on its page. */
export function addressOf(section: Element): string {
  return `#${encodeURIComponent(idOf(section))}`;
}
