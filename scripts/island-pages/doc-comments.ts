import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const OWN_IMPORT = /\bfrom '(\.[^']+\.ts)'/g;
const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:(?:export )?const )?(?:'([\w-]+)'|([\w]+)\b)/g;

/**
 * Doc comments of the entries in a source and in the sources that it imports from its package, by name, each on one
 * line. Those of the source itself come first.
 */
export function docComments(source: string): ReadonlyMap<string, string> {
  const text = readFileSync(source, 'utf8');
  const imported = [...text.matchAll(OWN_IMPORT)].map(([, from = '']) => resolve(dirname(source), from));
  const texts = [...imported.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8')), text];
  return new Map(
    texts.flatMap((one) =>
      [...one.matchAll(COMMENTED)].map(([, comment = '', quoted, bare]) => [quoted ?? bare ?? '', onOneLine(comment)]),
    ),
  );
}

function onOneLine(comment: string): string {
  return comment
    .replaceAll(/^\s*\*/gm, ' ')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
