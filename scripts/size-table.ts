/** One measured row. */
export interface SizeRow {
  readonly label: string;
  /** In bytes after Brotli. */
  readonly size: number;
  /** In bytes after Brotli. */
  readonly limit: number;
}

const start = '<!-- sizes -->';
const end = '<!-- /sizes -->';

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The rows as a Markdown table, rounded to 0.1 kB (1 kB is 1,000 bytes). */
export function sizeTable(rows: readonly SizeRow[]): string {
  const lines = rows.map((row) => `| ${row.label} | ${kilobytes(row.size)} | ${kilobytes(row.limit)} |`);
  return ['| What | Brotli | Budget |', '| --- | ---: | ---: |', ...lines].join('\n');
}

/**
 * The document with its size table replaced.
 *
 * @throws {Error} when the document has no place for the table.
 */
export function withSizeTable(document: string, rows: readonly SizeRow[]): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to < from) {
    throw new Error(`Stirrup: README.md has no size table. Its place is marked ${start} and ${end}. Add both lines.`);
  }
  return `${document.slice(0, from + start.length)}\n${sizeTable(rows)}\n${document.slice(to)}`;
}

/**
 * Whether a document's table says what was measured. Where the checkout lies goes into the names of chunks, and these into
 * the chunks that import them: a size on the edge may be the next tenth elsewhere.
 *
 * @throws {Error} when the document has no place for the table.
 */
export function isUpToDate(document: string, rows: readonly SizeRow[]): boolean {
  const [printed, measured] = [document, withSizeTable(document, rows)].map((text) => text.split('\n'));
  return (
    printed?.length === measured?.length &&
    (printed ?? []).every((line, index) => line === measured?.[index] || isNeighbour(line, measured?.[index] ?? ''))
  );
}

const ROW = /^\| (?<label>.+) \| (?<size>[\d.]+) kB \| (?<budget>.+) \|$/;

function isNeighbour(one: string, other: string): boolean {
  const [first, second] = [one, other].map((line) => ROW.exec(line)?.groups);
  if (!first || !second) return false;
  const difference = Math.abs(Number(first['size']) - Number(second['size']));
  return first['label'] === second['label'] && first['budget'] === second['budget'] && difference < 0.15;
}
