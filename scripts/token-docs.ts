import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { DerivedFile } from './derived-file.ts';
import { findIslands } from './find-islands.ts';
import { replaceBlock } from './marked-block.ts';

/** A property of the stylesheet that themes set. */
interface Token {
  readonly name: string;
  readonly value: string;
  /** Its comment. */
  readonly use: string;
}

const STYLESHEET = 'packages/stirrup/src/stirrup.css';
/** Sheets that several islands share. */
export const SHEETS = 'packages/stirrup/src/styles';

/** Stylesheets of an island's folder. */
export const ISLAND_SHEETS = ['styles.css', 'critical.css'] as const;

/**
 * The tokens of the stylesheet, each with the comment before it.
 *
 * @throws {Error} for a token without a comment.
 */
export function readTokens(styles: string): readonly Token[] {
  const [, root = ''] = /:where\(:root\) \{([^}]*)\}/.exec(styles) ?? [];
  return [...root.matchAll(/(?:\/\* (.+?) \*\/\s*)?(--stirrup-[\w-]+): ([^;]+);/g)].map(
    ([, use, name = '', value = '']) => {
      if (!use) throw new Error(`Stirrup: ${STYLESHEET} does not say what ${name} is for. Put a comment before it.`);
      return { name, value: value.replaceAll(/\s+/g, ' '), use };
    },
  );
}

/** Names of all properties that a stylesheet sets or reads; those with an underscore are its own. */
export const propertiesIn = (styles: string): readonly string[] => [
  ...new Set([...styles.matchAll(/--stirrup-[\w-]+/g)].map(([name]) => name)),
];

/** All stylesheets of our own dialect, and those that keep room in all dialects. */
export function ownStyles(workspace: string): readonly string[] {
  const shared = readdirSync(`${workspace}/${SHEETS}`).map((file) => `${SHEETS}/${file}`);
  const ofIslands = findIslands(workspace).flatMap(({ path }) => ISLAND_SHEETS.map((file) => `${path}/${file}`));
  return [STYLESHEET, ...shared, ...ofIslands]
    .map((path) => `${workspace}/${path}`)
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
}

/** The docs with a table of all tokens. */
export function tokenDocs(workspace: string): DerivedFile {
  const path = 'docs/styles.md';
  const tokens = readTokens(readFileSync(`${workspace}/${STYLESHEET}`, 'utf8'));
  const rows = tokens.map(({ name, value, use }) => `| \`${name}\` | \`${value}\` | ${use} |`);
  const table = ['| Token | Value | What it is for |', '| --- | --- | --- |', ...rows].join('\n');
  return { path, content: replaceBlock(readFileSync(`${workspace}/${path}`, 'utf8'), 'tokens', table) };
}
