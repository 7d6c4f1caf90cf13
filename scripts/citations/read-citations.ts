/** One section of one document of `docs/` or `docs/contracts/`. */
export interface Citation {
  readonly document: string;
  readonly section: string;
}

/** Citations of a text, and passages that look like citations in another notation. */
export interface Citations {
  readonly citations: readonly Citation[];
  readonly unreadable: readonly string[];
}

const SECTION = String.raw`§\d+(?:\.\d+)*`;
const DOCUMENT = String.raw`(?<![\w/.-])(?<document>[\w-]+\.md) `;
/** Numbers that seem to belong to a citation but have no § of their own. */
const REST = String.raw`(?<rest>,? (?:and |to |step )?\d|[–-]\d)`;
const CITATION = new RegExp(`(?:${DOCUMENT})?(?<sections>${SECTION}(?:(?:, | and | to )${SECTION})*)${REST}?`, 'g');

/**
 * Reads citations in the one notation that docs/contracts/README.md defines. Inside a document its own sections may be
 * cited without its name, which is then `own`.
 */
export function readCitations(text: string, own?: string): Citations {
  // A citation may continue on the next line of a comment.
  const flowing = text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
  const citations: Citation[] = [];
  const unreadable: string[] = [...(flowing.replaceAll(CITATION, '').match(/.{0,20}§.{0,20}/g) ?? [])];
  for (const { 0: found, groups = {} } of flowing.matchAll(CITATION)) {
    const { document = own, sections = '', rest } = groups;
    const numbers = expand(sections);
    if (document === undefined || rest !== undefined || numbers === undefined) unreadable.push(found);
    else citations.push(...numbers.map((section) => ({ document, section })));
  }
  return { citations, unreadable };
}

/** The numbers in `§3.1, §3.4 to §3.6`, including those between; undefined for an invalid range. */
function expand(sections: string): readonly string[] | undefined {
  const ranges = sections.split(/, | and /).map((part) => {
    const [first = '', last = first] = part.replaceAll('§', '').split(' to ');
    return between(first, last);
  });
  return ranges.includes(undefined) ? undefined : ranges.flatMap((numbers) => numbers ?? []);
}

function between(first: string, last: string): readonly string[] | undefined {
  const [parent, from] = split(first);
  const [lastParent, to] = split(last);
  if (parent !== lastParent || from > to) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => `${parent}${from + index}`);
}

function split(section: string): readonly [string, number] {
  const at = section.lastIndexOf('.') + 1;
  return [section.slice(0, at), Number(section.slice(at))];
}
