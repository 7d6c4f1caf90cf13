import type { IslandNames } from './island-names.ts';

/** The styles of a new island's markup in our own dialect. */
export function stylesFile({ name, title }: IslandNames): string {
  return `/* ${title} */
:where([data-island='${name}'] > [data-part='content']) {
  padding-block: var(--stirrup-space);
}
`;
}
