import type { IslandNames } from './island-names.ts';

/** `docs/islands/<name>.md`: the words of the island's page; `npm run sync` fills its blocks. */
export function docsPage({ name, title }: IslandNames): string {
  return `# ${name}

${title}: content that a visitor shows and hides with a button.

| Dialect | Markup | Contract |
| --- | --- | --- |
| \`stirrup\` | \`[data-island="${name}"]\` with the parts \`trigger\` (a button) and \`content\` | |

<!-- use -->
<!-- /use -->

<!-- keys -->
<!-- /keys -->

<!-- names -->
<!-- /names -->
`;
}

/** `docs.ts`: keys, and the island without JavaScript, for that page. */
export function docsFile({ name }: IslandNames): string {
  return `import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/${name}.md. */
export const docs: IslandDocs = {
  keyboard: { 'Enter, Space': 'On the trigger: shows and hides the content.' },
  withoutScript: 'The content shows. The trigger does nothing.',
};
`;
}
