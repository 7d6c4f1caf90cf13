import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const OWN_IMPORT = /\bfrom '(\.[^']+\.ts)'/g;
/** The states of a contract, with their comments. */
const STATES = /^ {2}states: \[[\s\S]*?\]/m;

const COMMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:(?:export )?const )?(?:'([\w-]+)'|([\w]+)\b)/g;

/**
 * Doc comments of the entries in a source and in the sources that it imports from its package, by name, each on one
 * line. Those of the source itself come first.
 */
export function docComments(source: string): ReadonlyMap<string, string> {
  return commentsIn(textsOf(source));
}

/** The same for the parts of a contract, since a state may have the name of a part. */
export function partComments(source: string): ReadonlyMap<string, string> {
  return commentsIn(textsOf(source).map((text) => text.replace(STATES, '')));
}

/** The texts of the sources that a source imports from its package, and then its own. */
function textsOf(source: string): readonly string[] {
  const text = readFileSync(source, 'utf8');
  const imported = [...text.matchAll(OWN_IMPORT)].map(([, from = '']) => resolve(dirname(source), from));
  return [...imported.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8')), text];
}

function commentsIn(texts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(COMMENTED)].map(([, comment = '', quoted, bare]) => [quoted ?? bare ?? '', onOneLine(comment)]),
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
