import type { IslandNames } from './island-names.ts';

/** `fixture.ts`: demo markup of the island, for its tests and its story. */
export function fixtureFile({ name, variable, title }: IslandNames): string {
  return `/** ${title} in our own dialect. Add a function per dialect of a CMS, and show all of them on the demo page. */
export function ${variable}Markup(options = ''): string {
  return \`<div data-island="${name}" \${options}>
    <button type="button" data-part="trigger">More</button>
    <p data-part="content">We open at eight.</p>
  </div>\`;
}
`;
}
