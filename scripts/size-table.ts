import { readBlock, replaceBlock } from './marked-block.ts';

/** One measured row of the table for maintainers. */
export interface SizeRow {
  readonly label: string;
  /** In bytes after Brotli. */
  readonly size: number;
  /** In bytes after Brotli. */
  readonly limit: number;
}

/** A cell: words, or what was measured. */
export type Cell = string | { readonly bytes: number } | { readonly count: number };

/** A table as it is written into a document. */
export interface SizeTable {
  /** Headings; all columns but those of words are aligned to the right. */
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

/** What was measured, beside its limit. */
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
 * @throws {Error} when the document has no place for the table.
 */
export function withTable(document: string, table: SizeTable): string {
  return replaceBlock(document, BLOCK, printTable(table));
}

/**
 * Whether a document's table says what was measured. A size may be off by 0.1 kB or by 2 %, whichever is more, and a count by
 * one: that is no news to a reader, and a change elsewhere must not have to write it. Rows, their order, words and budgets are
 * exact.
 *
 * @throws {Error} when the document has no place for the table.
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
