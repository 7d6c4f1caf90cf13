import { existsSync, readFileSync } from 'node:fs';
import { demoPages } from './demo-pages.ts';
import type { DerivedFile } from './derived-file.ts';
import { diagnosticsDocs } from './diagnostics-docs.ts';
import { diagnosticsTables } from './diagnostics-tables.ts';
import { earlyScriptDocs } from './early-script-docs.ts';
import { findIslands, type IslandFolder, islandPackages, workspaceRoot } from './find-islands.ts';
import { makeOf } from './island-make.ts';
import { islandPages } from './island-pages/island-pages.ts';
import { legacyScriptDocs } from './legacy-scripts/legacy-script-docs.ts';
import { ringDocs } from './lint/ring-docs.ts';
import { ringRules } from './lint/ring-rules.ts';
import { replaceBlock } from './marked-block.ts';
import { islandNames } from './new-island/island-names.ts';
import { packageExports, packageNames } from './package-exports.ts';
import { packageReadmes } from './package-readmes.ts';
import { summariseIsland } from './summarise-island.ts';
import { textsDocs } from './texts-docs.ts';
import { tokenDocs } from './token-docs.ts';

function packageManifests(workspace: string): DerivedFile[] {
  return packageNames.map((name) => {
    const path = `packages/${name}/package.json`;
    const manifest: object = JSON.parse(readFileSync(`${workspace}/${path}`, 'utf8'));
    const content = `${JSON.stringify({ ...manifest, exports: packageExports(name, workspace) }, null, 2)}\n`;
    return { path, content };
  });
}

/** The licence in each package: npm packs only what lies in the package's own folder. */
function licences(workspace: string): DerivedFile[] {
  const content = readFileSync(`${workspace}/LICENSE`, 'utf8');
  return packageNames.map((name) => ({ path: `packages/${name}/LICENSE`, content }));
}

function importOf(island: IslandFolder): string {
  return `import { ${islandNames(island).variable} } from '@stirrup/${island.package}/${island.name}';`;
}

function tableOfDefinitions(islands: readonly IslandFolder[]): DerivedFile {
  const imports = [...islands.map(importOf), `import type { IslandDefinition } from '@stirrup/runtime';`];
  const moduleOf = (line: string) => line.slice(line.indexOf("'") + 1, -"';".length);
  imports.sort((a, b) => moduleOf(a).localeCompare(moduleOf(b)));
  const names = islands.map((island) => islandNames(island).variable).sort();
  const content = `${imports.join('\n')}

/** All islands: their definitions only, each of which fetches its code when it starts. */
${declaration(names)}
`;
  return { path: 'packages/stirrup/src/islands.ts', content };
}

/** On one line if that fits, as in the formatter. */
function declaration(names: readonly string[]): string {
  const left = 'export const islands: readonly IslandDefinition[] = [';
  const line = `${left}${names.join(', ')}];`;
  return line.length <= 120 ? line : [left, ...names.map((name) => `  ${name},`), '];'].join('\n');
}

function scriptTag(island: IslandFolder): DerivedFile {
  const content = `${importOf(island)}
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([${islandNames(island).variable}], codeFromList());
`;
  return { path: `packages/stirrup/src/islands/${island.name}.ts`, content };
}

/** The table of all islands, and one of them as an example. */
function tableInDocs(islands: readonly IslandFolder[], workspace: string): DerivedFile {
  const rows = islands.map(({ package: packageName, name, path: folder }) => {
    const { summary, start } = summariseIsland(`${workspace}/${folder}`);
    const cells = [
      `[\`${name}\`](islands/${name}.md)`,
      `\`@stirrup/${packageName}/${name}\``,
      start,
      summary,
      makeOf(`${workspace}/${folder}/${name}`),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const header = ['| Island | Import | Starts | What it does | Made as |', '| --- | --- | --- | --- | --- |'];
  const table = [...header, ...rows].join('\n');
  const source = readFileSync(`${workspace}/packages/builder/src/disclosures/tabs/tabs.tsx`, 'utf8');
  const example = `\`\`\`tsx\n${source}\`\`\``;
  const path = 'docs/islands.md';
  const text = readFileSync(`${workspace}/${path}`, 'utf8');
  return { path, content: replaceBlock(replaceBlock(text, 'islands', table), 'tabs.tsx', example) };
}

/**
 * The stylesheets, each of islands' files of one name: `styles.css` for our own dialect, `critical.css` for the room that
 * islands of any dialect need before they are up. The stylesheet itself holds what several islands share.
 */
function stylesheets(islands: readonly IslandFolder[], workspace: string): DerivedFile[] {
  const sheet = (path: string, name: string, conditions: string): DerivedFile => {
    const text = readFileSync(`${workspace}/${path}`, 'utf8');
    const imports = islands
      .filter((island) => existsSync(`${workspace}/${island.path}/${name}`))
      .map((island) => `@import '${island.path.replace('packages', '../..')}/${name}' ${conditions};`);
    return { path, content: replaceBlock(text, 'islands', imports.join('\n')) };
  };
  return [
    sheet('packages/stirrup/src/stirrup.css', 'styles.css', 'layer(stirrup)'),
    sheet('packages/stirrup/src/stirrup-critical.css', 'critical.css', 'layer(stirrup) (scripting: enabled)'),
  ];
}

/** Paths by which TypeScript resolves names of islands to their sources, by the rooms that have islands. */
function pathsInTypeScript(islands: readonly IslandFolder[], workspace: string): DerivedFile {
  const path = 'tsconfig.json';
  const content = islandPackages.reduce(
    (text, name) => {
      const rooms = new Set(islands.filter((island) => island.package === name).map(({ room }) => room));
      const folders = [...[...rooms].sort().map((room) => `${room}/*/island`), '*'];
      const sources = folders.map((folder) => `        "./packages/${name}/src/${folder}.ts"`);
      return text.replace(
        new RegExp(`("@stirrup/${name}/\\*": )\\[[^\\]]*\\]`),
        `$1[\n${sources.join(',\n')}\n      ]`,
      );
    },
    readFileSync(`${workspace}/${path}`, 'utf8'),
  );
  return { path, content };
}

/**
 * Every generated file: lists of islands, whose only source is the folders, the rules of the rings and their table, and
 * code in the docs.
 */
export async function derivedFiles(workspace: string = workspaceRoot): Promise<DerivedFile[]> {
  const islands = findIslands(workspace);
  return [
    ...packageManifests(workspace),
    ...licences(workspace),
    ...packageReadmes(islands, workspace),
    pathsInTypeScript(islands, workspace),
    ringRules(workspace),
    ringDocs(workspace),
    tableOfDefinitions(islands),
    ...islands.map(scriptTag),
    ...diagnosticsTables(islands, (path) => readFileSync(path, 'utf8'), workspace),
    demoPages(islands, workspace),
    ...stylesheets(islands, workspace),
    tableInDocs(islands, workspace),
    ...(await islandPages(islands, workspace)),
    earlyScriptDocs(workspace),
    diagnosticsDocs(workspace),
    tokenDocs(workspace),
    await textsDocs(workspace),
    ...(await legacyScriptDocs(workspace)),
  ];
}
