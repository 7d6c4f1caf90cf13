import type { IslandNames } from './island-names.ts';

/** `island.ts`: everything that the loader sees of the island. */
export function definitionFile({ package: packageName, name, variable, title }: IslandNames, code: string): string {
  return `import { defineIsland } from '@stirrup/runtime';

/**
 * ${title}: content that a visitor shows and hides with a button.
 *
 * @example
 * \`\`\`html
 * <div data-island="${name}">
 *   <button type="button" data-part="trigger">More</button>
 *   <p data-part="content">…</p>
 * </div>
 * \`\`\`
 * \`\`\`ts
 * import { start } from '@stirrup/runtime';
 * import { ${variable} } from '@stirrup/${packageName}/${name}';
 *
 * start(${variable});
 * \`\`\`
 */
export const ${variable} = defineIsland({
  name: '${name}',
  // The text "When an island starts" in docs/architecture.md helps to choose. Links inside the island are held, too.
  start: 'load',
  holds: ['click'],
  load: () => import('./${code}'),
});
`;
}

/** `legacy-scripts.ts`: the island's relation to legacy scripts, for the docs. */
export function legacyScriptsFile(): string {
  return `import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOverElse: 'no script does this',
};
`;
}

/** `size-budget.ts`: the size limit of the island's code. */
export function sizeBudgetFile(): string {
  return `import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Lower it to 2 % above the measure once the island is done.
  island: 3000,
};
`;
}

/** `props.ts`: the island's options, whose types are inferred. */
export function propsFile({ name, variable }: IslandNames): string {
  return `import { defineProps, boolean } from '@stirrup/runtime';

/** Options of the ${name} island. */
export const ${variable}Props = defineProps({
  /** Shows the content before the visitor chooses. */
  isOpen: boolean(false),
});
`;
}
