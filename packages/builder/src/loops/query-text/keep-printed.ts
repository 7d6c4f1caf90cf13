import { pageRegistry } from '@stirrup/runtime';
import { historyParts } from '../query-history/history-parts.ts';

/** The server's text of an element, shown while the loop's facts are unknown. */
interface PrintedText {
  /** A name that may repeat; order then tells elements apart. */
  readonly name: string;
  /** The text in the current history entry. */
  printed: string;
}

/**
 * Saves and restores the server's texts with the browser's history: they describe the printed results, and a page that
 * is loaded again for another entry has other texts.
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
