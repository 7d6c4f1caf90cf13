import { text } from '@stirrup/cms/texts';
import { membersOf } from '@stirrup/runtime';
import { AUTO_ID } from '../../shared/address/contract.ts';
import { removeEntry } from '../../shared/sections/remove-entry.ts';
import { NO_SECTION } from './contract.ts';
import { onePageNavigationTexts } from './texts.ts';

/** An element's id, also that of a form with a field of this name. */
const idOf = (element: Element) => membersOf(element).getAttribute('id') ?? '';

const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Returns a function that gives each section in some content one link in a list, in the order of the sections. When the
 * signal aborts, all of them are removed.
 *
 * @param className Start of the class of a link; the section's id follows.
 */
export function createList(
  list: Element,
  className: string | undefined,
  signal: AbortSignal,
): (content: Element) => void {
  const entries = new Map<Element, HTMLLIElement>();
  const makeEntry = (section: Element) => {
    const entry = document.createElement('li');
    const link = document.createElement('a');
    link.href = `#${encodeURIComponent(idOf(section))}`;
    if (className) link.className = className + idOf(section);
    entry.append(link);
    entries.set(section, entry);
    return entry;
  };
  signal.addEventListener('abort', () => {
    for (const entry of entries.values()) entry.remove();
  });

  return (content) => {
    const sections = [...content.children].filter((child) => idOf(child) && !child.matches(NO_SECTION));
    for (const [section, entry] of entries) {
      if (sections.includes(section)) continue;
      entries.delete(section);
      removeEntry(entry, list);
    }
    let place = list.firstElementChild;
    for (const [index, section] of sections.entries()) {
      const entry = entries.get(section) ?? makeEntry(section);
      // An entry that stays in its place keeps the focus.
      if (entry === place) place = place.nextElementSibling;
      else list.insertBefore(entry, place);
      entry.firstElementChild?.setAttribute('aria-label', nameOf(section, index + 1));
    }
  };
}

/** Name of a section: its own, else its heading, else its id in words if an author chose it, else its number. */
function nameOf(section: Element, number: number): string {
  const heading = section.querySelector(HEADING)?.textContent.replace(/\s+/g, ' ').trim();
  const name = section.getAttribute('aria-label') || heading;
  if (name) return name;
  const id = idOf(section);
  const words = AUTO_ID.test(id) ? '' : id.replace(/[-_\s]+/g, ' ').trim();
  return words
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : text(onePageNavigationTexts, 'sectionNumber').replace('%s', String(number));
}
