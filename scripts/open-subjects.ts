import { transform } from 'esbuild';

/**
 * The selectors of a stylesheet that depend on an attribute, and whose subject, the element that they dress, may be of any
 * kind: `.list[data-state] > *`. Each change of the attribute, on whichever element, has a browser match the styles of all
 * elements below that one anew; with a class, an attribute or a tag at the end it is only those that have it.
 */
export async function openSubjects(css: string, attribute: string): Promise<readonly string[]> {
  // Written without nesting and comments.
  const { code } = await transform(css, { loader: 'css', target: 'chrome100', legalComments: 'none' });
  const selectors = [...code.matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) => splitAt(list.trim(), /,\s*/y));
  return selectors.filter((selector) => selector.includes(`[${attribute}`) && !isNarrow(selector));
}

/** True if the last compound of a selector asks for a class, an id, an attribute or a tag. */
function isNarrow(selector: string): boolean {
  const compound = splitAt(selector, /\s*[>+~]\s*|\s+/y).at(-1) ?? '';
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
