/** Syntax of the marks around a generated block, in documents and in stylesheets. */
const MARKS = [(name: string) => `<!-- ${name} -->`, (name: string) => `/* ${name} */`];

/** A document around one of its blocks; the marks are outside the block. */
interface Around {
  readonly before: string;
  readonly block: string;
  readonly after: string;
}

/**
 * The block of a document between the lines `<!-- name -->` and `<!-- /name -->`, or the same as comments of CSS.
 *
 * @throws {Error} when the document lacks one of the marks.
 */
export function readBlock(document: string, name: string): string {
  const { block } = split(document, name);
  return block.trim();
}

/**
 * The document with another block between its marks. Everything outside stays to the byte.
 *
 * @throws {Error} when the document lacks one of the marks.
 */
export function replaceBlock(document: string, name: string, block: string): string {
  const { before, after } = split(document, name);
  return `${before}\n${block}\n${after}`;
}

/** True if a document has a first mark with this name; the last one may still be missing. */
export function hasBlock(document: string, name: string): boolean {
  return MARKS.some((mark) => document.includes(mark(name)));
}

function split(document: string, name: string): Around {
  for (const mark of MARKS) {
    const start = document.indexOf(mark(name));
    const from = start + mark(name).length;
    const to = document.indexOf(mark(`/${name}`), from);
    if (start !== -1 && to !== -1)
      return { before: document.slice(0, from), block: document.slice(from, to), after: document.slice(to) };
  }
  throw new Error(
    `Stirrup: a document has no block "${name}". Add the lines <!-- ${name} --> and <!-- /${name} -->, in a stylesheet /* ${name} */ and /* /${name} */.`,
  );
}
