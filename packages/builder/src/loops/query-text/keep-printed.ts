import { pageRegistry } from '@stirrup/runtime';
import { historyParts } from '../query-history/history-parts.ts';

/** The server's text of an element, shown while the loop's facts are unknown. */
interface PrintedText {
  /** Not unique: of several with one name the order tells which is which. */
  readonly name: string;
  /** Its words in the entry of the history that is shown. */
  printed: string;
}

/**
 * Lets the words that the server has printed go back and forward with the browser's history: they are about the results
 * that it has printed with them, and a page that comes again for another entry has others.
 */
export function keepPrinted(name: string, printed: string, signal: AbortSignal): PrintedText {
  const texts = printedTexts();
  const text = { name, printed };
  texts.add(text);
  signal.addEventListener('abort', () => texts.delete(text));
  return text;
}

function printedTexts(): Set<PrintedText> {
  return pageRegistry().shared('builder/printed-texts', () => {
    const texts = new Set<PrintedText>();
    historyParts().push({
      name: 'texts',
      state: () => ({}),
      save: () => [...texts].map(({ name, printed }) => [name, printed]),
      restore: (saved) => {
        const kept: readonly unknown[] = Array.isArray(saved) ? [...saved] : [];
        const pairs = kept.filter((pair) => Array.isArray(pair));
        for (const text of texts) {
          const place = pairs.findIndex(([name]) => name === text.name);
          const [, printed] = pairs.splice(place, place < 0 ? 0 : 1)[0] ?? [];
          if (typeof printed === 'string') text.printed = printed;
        }
      },
    });
    return texts;
  });
}
