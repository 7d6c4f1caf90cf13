import { readFileSync } from 'node:fs';
import type { IslandDefinition } from '../../packages/runtime/src/define-island.ts';
import type { DerivedFile } from '../derived-file.ts';
import type { IslandFolder } from '../find-islands.ts';
import { makeOf } from '../island-make.ts';
import { replaceBlock } from '../marked-block.ts';
import { summariseIsland } from '../summarise-island.ts';
import { customProperties } from './custom-properties.ts';
import { docComments, partComments } from './doc-comments.ts';
import { codeIn, createExamples } from './examples.ts';
import { legacyScriptList } from './legacy-script-list.ts';
import { partTable, stateTable } from './name-table.ts';
import { optionTable } from './option-table.ts';
import { type ReadIsland, readIsland } from './read-island.ts';
import { code, table } from './table.ts';

type Examples = Awaited<ReturnType<typeof createExamples>>;

/** Size limit of an island whose folder sets none, in bytes. */
const USUAL_LIMIT = 3000;

/** `docs/islands/<name>.md` of every island: its blocks come from the files of its folder, the words around them stay. */
export async function islandPages(islands: readonly IslandFolder[], workspace: string): Promise<DerivedFile[]> {
  const exampleOf = await createExamples();
  const pages: DerivedFile[] = [];
  for (const island of islands) {
    const path = `docs/islands/${island.name}.md`;
    const read = await readIsland(island, workspace);
    const blocks = {
      use: await usage(island, read, { workspace, exampleOf }),
      keys: keyboard(read),
      names: names(island, read, workspace),
    };
    const content = Object.entries(blocks).reduce(
      (text, [name, block]) => replaceBlock(text, name, block),
      readFileSync(`${workspace}/${path}`, 'utf8'),
    );
    pages.push({ path, content });
  }
  return pages;
}

interface Sources {
  readonly workspace: string;
  readonly exampleOf: Examples;
}

/** The facts, the markup of each dialect, and the options. */
async function usage(island: IslandFolder, read: ReadIsland, { workspace, exampleOf }: Sources): Promise<string> {
  const folder = `${workspace}/${island.path}`;
  const { definition, props, sizeBudget } = read;
  const dialects = dialectsOf(definition);
  const limit = sizeBudget.island ?? sizeBudget.asSent ?? USUAL_LIMIT;
  const others: string[] = [];
  for (const dialect of dialects.filter((name) => name !== 'stirrup')) {
    const example = await exampleOf(definition, dialect);
    if (example) others.push(`Of the dialect ${code(dialect)}, as the CMS prints it:\n\n${fence('html', example)}`);
  }
  return sections({
    '': table(
      ['Import', 'Starts', 'Made as', 'Weighs at most'],
      [
        [
          `[${code(`@stirrup/${island.package}/${island.name}`)}](../../${island.path})`,
          summariseIsland(folder).start,
          makeOf(`${folder}/${island.name}`),
          `${(limit / 1000).toFixed(1)} kB`,
        ],
      ],
    ),
    Markup: [
      fence('html', codeIn(folder, 'html')),
      ...others,
      `From npm:\n\n${fence('ts', codeIn(folder, 'ts'))}`,
    ].join('\n\n'),
    Options: optionTable(props, docComments(`${folder}/props.ts`), dialects),
  });
}

/** Keys, and the island without JavaScript and without its server. */
function keyboard({ docs }: ReadIsland): string {
  const rows = Object.entries(docs.keyboard).map(([keys, effect]) => [
    keys
      .split(', ')
      .map((key) => `<kbd>${key}</kbd>`)
      .join(', '),
    effect,
  ]);
  return sections({
    Keyboard: rows.length > 0 ? table(['Keys', 'Effect'], rows) : 'It has no control of its own.',
    'Without JavaScript': docs.withoutScript,
    'On any CMS': docs.server ?? 'It asks nothing of a server.',
  });
}

/** Parts, states, custom properties, texts, and the scripts of the CMS beside it. */
function names(
  island: IslandFolder,
  { definition, contract, texts, legacyScripts }: ReadIsland,
  workspace: string,
): string {
  const source = `${workspace}/${island.path}/contract.ts`;
  const dialects = dialectsOf(definition);
  const textRows = Object.entries(texts).map(([name, text]) => [
    code(name),
    (typeof text === 'string' ? text : text.english).replaceAll('|', '\\|'),
  ]);
  return sections({
    Parts: contract && contract.parts.length > 0 ? partTable(contract, dialects, partComments(source)) : '',
    States: contract && contract.states.length > 0 ? stateTable(contract, dialects, docComments(source)) : '',
    'Custom properties': customProperties(island, workspace),
    Texts:
      textRows.length > 0
        ? `${table(['Name', 'English'], textRows)}\n\n[texts.md](../texts.md#${island.name}) has those that it shares with others, or loads later, too, and tells how a page overrides them.`
        : '',
    'Scripts of the CMS': legacyScriptList(legacyScripts),
  });
}

/** The dialects that the island is found in: a contract may have names for our own although the island has no markup there. */
function dialectsOf({ selectors }: IslandDefinition): readonly string[] {
  return Object.entries(selectors).flatMap(([name, list]) => (list.length > 0 ? [name] : []));
}

function sections(contents: Readonly<Record<string, string>>): string {
  return Object.entries(contents)
    .flatMap(([heading, content]) => (content ? [heading ? `## ${heading}\n\n${content}` : content] : []))
    .join('\n\n');
}

function fence(language: string, content: string): string {
  return `\`\`\`${language}\n${content}\n\`\`\``;
}
