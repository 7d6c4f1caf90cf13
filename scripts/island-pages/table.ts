/** A table in Markdown. A column whose cells are all empty is left out. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = header.map((_, column) => rows.some((row) => row[column]));
  const line = (cells: readonly string[]) =>
    `|${cells
      .filter((_, column) => shown[column])
      .map((cell) => (cell ? ` ${cell} ` : ' '))
      .join('|')}|`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Code in a cell of a table. */
export function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}
