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
  const table = tableIn(document);
  const from = document.indexOf(start) + start.length;
  return `${document.slice(0, from)}\n${sizeTable(rows)}\n${document.slice(from + table.length)}`;
}

function tableIn(document: string): string {
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from === -1 || to < from) {
    throw new Error(`Stirrup: README.md has no size table. Its place is marked ${start} and ${end}. Add both lines.`);
  }
  return document.slice(from + start.length, to);
}

/**
 * Whether a document's table says what was measured. A row may be off by 0.1 kB or by 2 %, whichever is more: a few bytes are
 * no news to a reader, and a change elsewhere must not have to write them. Rows, their order and their budgets are exact.
 *
 * @throws {Error} when the document has no place for the table.
 */
export function isUpToDate(document: string, rows: readonly SizeRow[]): boolean {
  const printed = tableIn(document).matchAll(ROW);
  const remaining = [...rows];
  for (const { groups } of printed) {
    const row = remaining.shift();
    if (groups?.['label'] !== row?.label || !row || groups?.['budget'] !== kilobytes(row.limit)) return false;
    if (Math.abs(Number(groups['size']) * 1000 - row.size) > Math.max(100, row.size * 0.02)) return false;
  }
  return remaining.length === 0;
}

const ROW = /^\| (?<label>.+) \| (?<size>[\d.]+) kB \| (?<budget>.+) \|$/gm;
