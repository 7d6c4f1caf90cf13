import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderNavMenu, MENU, stirrupNavMenu } from './fixture.ts';

const care = html`<div style="min-block-size: 70vh"></div><h3 id="care">Care</h3><p>Oil the leather twice a year.</p><div style="min-block-size: 70vh"></div>`;

/** Menus that open by hover, by click and in place; on narrow screens as a drawer. */
export const demoPage: ElementPage = {
  title: 'Nav menu',
  classic: () => [
    { name: 'By hover', markup: stirrupNavMenu(MENU, { label: 'Shop' }) },
    {
      name: 'By click',
      markup: stirrupNavMenu(MENU, { label: 'Shop by click', settings: { 'data-toggle': 'click' } }),
    },
    { name: 'A place to go to', markup: care },
  ],
  builder: () => [
    { name: 'By hover', markup: builderNavMenu(MENU, { label: 'Shop' }) },
    {
      name: 'By click, from the right',
      markup: builderNavMenu(MENU, { label: 'Shop by click', side: 'right', settings: { 'data-toggle': 'click' } }),
    },
    { name: 'A place to go to', markup: care },
  ],
};
