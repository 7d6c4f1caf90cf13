import { existsSync, readFileSync } from 'node:fs';

/**
 * `component`, or for a behaviour the reason in its doc block.
 *
 * @param code Path of the island's code, without its extension.
 * @throws {Error} if a behaviour gives no reason.
 */
export function makeOf(code: string): string {
  if (existsSync(`${code}.tsx`)) return 'component';
  const [, reason] = /^ \* A behaviour: ([^.;]+)/m.exec(readFileSync(`${code}.ts`, 'utf8')) ?? [];
  if (!reason)
    throw new Error(`Stirrup: ${code}.ts does not say why it is one. Begin a line of its doc block "A behaviour: ".`);
  return `behaviour: ${reason}`;
}
