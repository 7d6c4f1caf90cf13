import type { IslandNames } from './island-names.ts';

/** Follows the sections of all islands in docs/islands.md. */
const NEXT_CHAPTER = '\n## An island, whole\n';

/** docs/islands.md with a section for the island, before the first one that comes later in the alphabet. */
export function withDocsSection(document: string, names: IslandNames): string {
  const headings = [...document.matchAll(/\n### ([\w-]+)\n/g)];
  const later = headings.find(([, name = '']) => name > names.name);
  const place = later?.index ?? document.indexOf(NEXT_CHAPTER);
  if (place < 0) throw new Error(`Stirrup: docs/islands.md lacks the heading "${NEXT_CHAPTER.trim()}".`);
  return `${document.slice(0, place)}\n${sectionOf(names)}${document.slice(place)}`;
}

function sectionOf({ name, title }: IslandNames): string {
  return `### ${name}

${title}: content that a visitor shows and hides with a button.

| Dialect | Markup | Contract |
| --- | --- | --- |
| \`stirrup\` | \`[data-island="${name}"]\` with the parts \`trigger\` (a button) and \`content\` | |

| Option | Attribute | Type | Default |
| --- | --- | --- | --- |
| \`isOpen\` | \`data-is-open\` | true or false: the content shows before the visitor chooses | \`false\` |
`;
}
