import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../find-islands.ts';
import { type PackageName, packageNames } from '../package-exports.ts';
import { ringTable } from './ring-table.ts';

/** Line width, as in biome.json itself. */
const WIDTH = 120;

const SPECIFIERS = {
  react: ['react', 'react/**', 'react-dom', 'react-dom/**', '@nanostores/react'],
  preact: ['preact', 'preact/**'],
  zod: ['zod/**'],
  nanostores: ['nanostores', 'nanostores/**'],
} as const;

interface Configuration {
  readonly overrides: readonly {
    readonly includes: readonly string[];
    readonly linter?: { readonly rules?: object };
  }[];
}

/** biome.json with the rules of the rings from their table. */
export function ringRules(workspace: string = workspaceRoot): { readonly path: string; readonly content: string } {
  const path = 'biome.json';
  const configuration: Configuration = JSON.parse(readFileSync(`${workspace}/${path}`, 'utf8'));
  const rules = packageNames.map(ringRule);
  const written = new Set(rules.map((rule) => rule.includes.join()));
  // The position of the first rule stays, since later rules override earlier ones.
  const isRing = (one: Configuration['overrides'][number]) =>
    written.has(one.includes.join()) && JSON.stringify(one).includes('"noRestrictedImports"');
  const place = configuration.overrides.findIndex(isRing);
  const others = configuration.overrides.filter((one) => !isRing(one));
  const overrides = place < 0 ? [...others, ...rules] : others.toSpliced(place, 0, ...rules);
  return { path, content: `${print({ ...configuration, overrides })}\n` };
}

function ringRule(name: PackageName) {
  const { packages, libraries, inWords } = ringTable[name];
  const foreign = (['react', 'preact', 'zod', 'nanostores'] as const).filter((library) => !libraries.includes(library));
  const options = {
    paths: { zod: { message: 'Import zod/mini: the full zod is several times its size.' } },
    patterns: [
      {
        group: [
          ...['@stirrup/**', 'stirrup', 'stirrup/**'],
          ...packages.map((own) => `!${own}`),
          ...foreign.flatMap((library) => SPECIFIERS[library]),
        ],
        message: `Against the rings: ${name} may import ${inWords}. See docs/architecture.md.`,
      },
      {
        group: ['**/src/**'],
        message: 'Import another package by its name, not by a path into its sources.',
      },
    ],
  };
  const rules = { style: { noRestrictedImports: { level: 'error', options } } };
  return { includes: [`packages/${name}/src/**`], linter: { rules } };
}

/** JSON in Biome's format: lists of plain values on one line if that fits. */
function print(value: unknown, indent = '', used = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isPlain = value.every((item) => typeof item !== 'object');
    // Leaves room for a comma.
    if (isPlain && indent.length + used + line.length < WIDTH) return line;
    return `[\n${value.map((item) => inner + print(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${print(item, inner, name.length)}`;
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}
