import type { IslandNames } from './island-names.ts';

/** `demo-page.ts`: the island's page of the demo shop. */
export function demoPageFile({ variable, title }: IslandNames): string {
  return `import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { ${variable}Markup } from './fixture.ts';

const examples = () => [
  { name: 'Closed', markup: ${variable}Markup() },
  { name: 'Open', markup: ${variable}Markup({ isOpen: true }) },
];

/** ${title} in our own dialect. Show a CMS's dialect on the page that this CMS prints. */
export const demoPage: ElementPage = { title: '${title}', classic: examples, builder: examples };
`;
}
