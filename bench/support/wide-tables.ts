import type { Row } from './bench.ts';

/** Rows that stand side by side, as a table for each heading: a line for each case, a column for each load. */
export function wideTables(rows: readonly Row[]): readonly string[] {
  const headings = [...new Set(rows.map(({ table = '' }) => table))];
  return headings.flatMap((heading) => [
    '',
    `### ${heading}`,
    '',
    ...tableOf(rows.filter(({ table = '' }) => table === heading)),
  ]);
}

function tableOf(rows: readonly Row[]): readonly string[] {
  const columns = [...new Set(rows.map(({ column = '' }) => column))];
  const names = [...new Set(rows.map((row) => row.case))];
  return [
    `| case | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '--:|').join('')}`,
    ...names.map((name) => {
      const cells = columns.map((column) => cellOf(rows.find((row) => row.case === name && row.column === column)));
      return `| ${name} | ${cells.join(' | ')} |`;
    }),
  ];
}

/** A value with its ratio, if there is anything to compare it with. */
function cellOf(row: Row | undefined): string {
  if (!row) return '';
  const value = `${figure(row.value)} ${row.unit}`.trim();
  return Number.isFinite(row.ratio) ? `${value} (${row.ratio.toFixed(2)})` : value;
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value < 1 ? 3 : value < 100 ? 1 : 0);
}
