/** First line of a comment's text, and its place. */
export interface CommentOpening {
  readonly line: number;
  readonly text: string;
}

/** Start of a comment: at the start of a line or after white space, as opposed to the slashes of an address. */
const START = /(?:^|[\s{])(?:\/\/|\/\*\*?)(?:\s+(?<text>\S.*))?$/;
const LINE_COMMENT = /^\s*\/\//;
const EMPTY_START = /^\s*\{?\/\*\*?\s*$/;
const CONTINUATION = /^\s*\*?\s*/;

/** Openings of the comments in TypeScript or CSS: lines after the first of a block, or of a run of `//`, are left out. */
export function commentOpenings(source: string): readonly CommentOpening[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const previous = lines[index - 1] ?? '';
    if (LINE_COMMENT.test(line) && LINE_COMMENT.test(previous)) return [];
    const text = EMPTY_START.test(previous) ? line.replace(CONTINUATION, '') : START.exec(line)?.groups?.['text'];
    return text ? [{ line: index + 1, text }] : [];
  });
}
