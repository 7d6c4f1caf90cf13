import { readBlock, replaceBlock } from './marked-block.ts';

/** One measured row of the table for maintainers. */
export interface SizeRow {
  readonly label: string;
  /** In bytes after Brotli. */
  readonly size: number;
  /** In bytes after Brotli. */
  readonly limit: number;
}

/** A cell: text, or a measured number. */
export type Cell = string | { readonly bytes: number } | { readonly count: number };

/** A table for a document. */
export interface SizeTable {
  /** Headings; all columns except text are aligned to the right. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** The marks around a document's table. */
const BLOCK = 'sizes';

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return 'bytes' in cell ? kilobytes(cell.bytes) : String(cell.count);
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Measured sizes, beside their limits. */
export function budgetTable(rows: readonly SizeRow[]): SizeTable {
  return {
    columns: ['What', 'Brotli', 'Budget'],
    rows: rows.map(({ label, size, limit }) => [label, { bytes: size }, kilobytes(limit)]),
  };
}

/** The table as Markdown, rounded to 0.1 kB (1 kB is 1,000 bytes). */
export function printTable({ columns, rows }: SizeTable): string {
  const rules = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [columns, rules, ...rows.map((row) => row.map(textOf))].map(line).join('\n');
}

/**
 * The document with its table of sizes replaced.
 *
 * @throws {Error} if the document has no place for the table.
 */
export function withTable(document: string, table: SizeTable): string {
  return replaceBlock(document, BLOCK, printTable(table));
}

/**
 * True if a document's table matches the measured sizes. A size may differ by 0.1 kB or by 2 %, whichever is more, and
 * a count by one, so that unrelated changes need not update it. Rows, their order, texts and budgets have to match
 * exactly.
 *
 * @throws {Error} if the document has no place for the table.
 */
export function isUpToDate(document: string, table: SizeTable): boolean {
  const [head, rules, ...printed] = readBlock(document, BLOCK).split('\n');
  return (
    printTable({ ...table, rows: [] }) === `${head}\n${rules}` &&
    printed.length === table.rows.length &&
    table.rows.every((row, index) => isSame(printed[index] ?? '', row))
  );
}

function isSame(printed: string, row: readonly Cell[]): boolean {
  const texts = printed.replace(/^\| | \|$/g, '').split(' | ');
  return texts.length === row.length && row.every((cell, index) => isNear(texts[index] ?? '', cell));
}

function isNear(printed: string, cell: Cell): boolean {
  if (typeof cell === 'string') return printed === cell;
  if ('count' in cell) return /^\d+$/.test(printed) && Math.abs(Number(printed) - cell.count) <= 1;
  const [, number] = /^([\d.]+) kB$/.exec(printed) ?? [];
  return number !== undefined && Math.abs(Number(number) * 1000 - cell.bytes) <= Math.max(100, cell.bytes * 0.02);
}
