import { text } from '@stirrup/cms/texts';
import { AUTO_ID } from '../../shared/address/contract.ts';
import { idOf } from '../../shared/sections/id-of.ts';
import { wordsOf } from '../../shared/sections/words-of.ts';
import { onePageNavigationTexts } from './texts.ts';

const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Name of a section: its own, else its heading, else its id in words if an author chose it, else its number. */
export function nameOf(section: Element, number: number): string {
  const name = section.getAttribute('aria-label') || wordsOf(section.querySelector(HEADING));
  if (name) return name;
  const id = idOf(section);
  const words = AUTO_ID.test(id) ? '' : id.replace(/[-_\s]+/g, ' ').trim();
  return words
    ? words.replace(/^./, (first) => first.toUpperCase())
    : text(onePageNavigationTexts, 'sectionNumber').replace('%s', `${number}`);
}
