import { transform } from 'esbuild';

/**
 * The selectors of a stylesheet that depend on an attribute, and whose subject, the element that they dress, may be of any
 * kind: `.list[data-state] > *`. Each change of the attribute, on whichever element, has a browser match the styles of all
 * elements below that one anew; with a class, an attribute or a tag at the end it is only those that have it. The same
 * goes for selectors in `:is()` and for nested rules, which are such selectors to a browser, whatever follows them.
 */
export async function openSubjects(css: string, attribute: string): Promise<readonly string[]> {
  // Written without nesting and comments.
  const { code } = await transform(css, { loader: 'css', target: 'chrome100', legalComments: 'none' });
  const selectors = [...code.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => splitAt(list.trim(), /,\s*/y));
  const isOpen = (selector: string): boolean =>
    selector.includes(`[${attribute}`) && (!isNarrow(selector) || alternativesIn(selector).some(isOpen));
  return selectors.filter(isOpen);
}

/** The selectors in `:is()` and `:where()` that look at other elements, too. */
function alternativesIn(selector: string): readonly string[] {
  return splitAt(selector, COMBINATOR)
    .flatMap((compound) => splitAt(compound, /(?=:)/y))
    .flatMap((part) => splitAt(/^:(?:is|where)\((.*)\)$/s.exec(part)?.[1] ?? '', /,\s*/y))
    .filter((alternative) => splitAt(alternative, COMBINATOR).length > 1);
}

const COMBINATOR = /\s*[>+~]\s*|\s+/y;

/** True if the last compound of a selector asks for a class, an id, an attribute or a tag. */
function isNarrow(selector: string): boolean {
  const compound = splitAt(selector, COMBINATOR).at(-1) ?? '';
  return splitAt(compound, /(?=:)/y).some((part) => {
    const alternatives = /^:(?:is|where)\((.*)\)$/s.exec(part)?.[1];
    return alternatives === undefined ? /^[a-z.#[]/i.test(part) : splitAt(alternatives, /,\s*/y).every(isNarrow);
  });
}

/** Splits a text at a sticky pattern, which may be empty, but not within brackets. */
function splitAt(text: string, separator: RegExp): string[] {
  const pieces = [''];
  let depth = 0;
  let index = 0;
  while (index < text.length) {
    separator.lastIndex = index;
    const found = depth === 0 ? separator.exec(text)?.[0] : undefined;
    if (found !== undefined) pieces.push('');
    index += found?.length ?? 0;
    const letter = text.charAt(index);
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    pieces.push(`${pieces.pop()}${letter}`);
    index += 1;
  }
  return pieces.filter(Boolean);
}
