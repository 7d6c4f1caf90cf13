import { createEntries } from '../../shared/sections/create-entries.ts';
import { idOf } from '../../shared/sections/id-of.ts';
import { NO_SECTION } from './contract.ts';
import { nameOf } from './name-of.ts';

/**
 * Returns a function that gives each section in some content one link in a list, in the order of the sections. When the
 * signal aborts, all of them are removed.
 *
 * @param className Start of the class of a link; the section's id follows.
 */
export function fillList(
  content: Element,
  list: Element,
  className: string | undefined,
  signal: AbortSignal,
): () => void {
  const entries = createEntries(list, {
    name: (link, section, number) => link.setAttribute('aria-label', nameOf(section, number)),
    linkClass: (section) => className && className + idOf(section),
    signal,
  });
  return () => entries.fill([...content.children].filter((child) => idOf(child) && !child.matches(NO_SECTION)));
}
