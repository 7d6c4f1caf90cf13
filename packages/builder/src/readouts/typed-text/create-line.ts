import { parseHtml } from '@stirrup/cms';
import { textNodesIn } from '../../shared/text-nodes-in.ts';

/** A text that can be shown in part. */
export interface Line {
  readonly characters: readonly string[];
  /** Pauses in ms, by the number of characters before them. */
  readonly pauses: ReadonlyMap<number, number>;
  /** Shows its first characters in an element; its elements are there from the beginning. */
  readonly show: (place: Element, count: number) => void;
}

/** Reads a text with HTML and pauses (`^500`) in it (bricks-elements.md §43). */
export function createLine(html: string): Line {
  const content = parseHtml(html);
  const texts: { readonly node: Text; readonly begin: number }[] = [];
  const characters: string[] = [];
  const pauses = new Map<number, number>();
  for (const node of textNodesIn(content)) {
    texts.push({ node, begin: characters.length });
    for (const [index, piece] of node.data.split(/\^(\d+)/).entries()) {
      if (index % 2) pauses.set(characters.length, Number(piece));
      else characters.push(...charactersIn(piece));
    }
  }
  const nodes = [...content.childNodes];
  return {
    characters,
    pauses,
    show: (place, count) => {
      for (const [index, { node, begin }] of texts.entries()) {
        const end = Math.min(count, texts[index + 1]?.begin ?? count);
        node.data = characters.slice(begin, Math.max(begin, end)).join('');
      }
      if (place.firstChild !== nodes[0]) place.replaceChildren(...nodes);
    },
  };
}

/** Characters as people see them: a flag, a family, a letter with its marks. */
function charactersIn(text: string): string[] {
  return 'Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text];
}
