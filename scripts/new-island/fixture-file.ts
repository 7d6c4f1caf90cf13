import type { IslandNames } from './island-names.ts';

/** `fixture.ts`: demo markup of the island, for its tests and its story. */
export function fixtureFile({ name, variable, title }: IslandNames): string {
  return `import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** ${title} in our own dialect. Add a function per dialect of a CMS, and show all of them on the demo page. */
export function ${variable}Markup({ isOpen = false } = {}): Html {
  return html\`<div data-island="${name}"\${attributes({ 'data-is-open': isOpen })}>
    <button type="button" data-part="trigger">More</button>
    <p data-part="content">We open at eight.</p>
  </div>\`;
}
`;
}
