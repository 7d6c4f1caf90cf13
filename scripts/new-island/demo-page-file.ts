import type { IslandNames } from './island-names.ts';

/** `demo-page.ts`: the island's page of the demo shop. */
export function demoPageFile({ variable, title }: IslandNames): string {
  return `import { raw } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { ${variable}Markup } from './fixture.ts';

const examples = () => [
  { name: 'Closed', markup: raw(${variable}Markup()) },
  { name: 'Open', markup: raw(${variable}Markup('data-is-open')) },
];

/** ${title} in our own dialect. Show a CMS's dialect on the page that this CMS prints. */
export const demoPage: ElementPage = { title: '${title}', classic: examples, builder: examples };
`;
}
