/** A value of PHP, as a literal. */
export type PhpValue = string | number | readonly PhpValue[] | { readonly [key: string]: PhpValue };

/** Writes a value as PHP, in WordPress' style. */
export function phpValue(value: PhpValue, indentation = ''): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const inner = `${indentation}\t`;
  const lines = Array.isArray(value)
    ? value.map((item: PhpValue) => phpValue(item, inner))
    : Object.entries(value).map(([key, item]) => `${phpValue(key)} => ${phpValue(item, inner)}`);
  if (lines.length === 0) return 'array()';
  return `array(\n${lines.map((line) => `${inner}${line},\n`).join('')}${indentation})`;
}
