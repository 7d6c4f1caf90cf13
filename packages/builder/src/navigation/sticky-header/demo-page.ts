import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { stickyShopHeader } from './fixture.ts';

const PARTS = [
  ['leather', 'Leather', 'It is tanned with oak bark for more than a year, and greased by hand.'],
  ['iron', 'Iron', 'Bits and stirrups are forged from one piece, filed and polished.'],
  ['wool', 'Wool', 'The panels are flocked with it, and can be opened when a horse changes its shape.'],
] as const;

const links = (): Html => html`<ul>${PARTS.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul>`;

const parts = (): Html =>
  html`${PARTS.map(
    ([id, name, text]) => html`<h3 id="${id}">${name}</h3>
<p style="min-block-size: 90vh">${text} <a href="#leather">Up to leather</a></p>`,
  )}`;

const examples = () => [
  { name: 'Links down the page, whose places the header does not cover', markup: links() },
  { name: 'A long page', markup: parts() },
];

/** The page's own header is sticky: in its place on the classic page, over the page on the builder's. */
export const demoPage: ElementPage = {
  title: 'Sticky header',
  header: ({ site }) => stickyShopHeader(site, { slideUpAfter: 200 }),
  classic: examples,
  builder: examples,
};
