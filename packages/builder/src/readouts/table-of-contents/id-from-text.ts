/** Accents, as characters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;

const PUNCTUATION = /[!@#$%^&*()=:;,.„“"'`]/g;

/**
 * An id from the words of a heading, as the builder makes it (bricks-elements.md §39).
 *
 * @param prefix Precedes an id that would begin with a digit.
 */
export function idFromText(text: string, prefix: string): string {
  const id = text.trim().toLowerCase().normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  const words = id.replace(PUNCTUATION, '').replace(/[/\s]+/g, '-');
  return /^\d/.test(words) ? `${prefix}-${words}` : words || prefix;
}
