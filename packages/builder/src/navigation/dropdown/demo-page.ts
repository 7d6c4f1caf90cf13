import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementExample, ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderDropdown, MEGA_PANEL, type MenuItem, SADDLES, stirrupDropdown } from './fixture.ts';

/** A row of dropdowns, with a field behind it. */
const row = (dropdowns: readonly Html[]) => html`<ul class="menu-row">${dropdowns}</ul>`;

function examples(dropdown: (item: MenuItem) => Html, multilevel: Readonly<Record<string, string>>): ElementExample[] {
  const opened = (toggle: string, title: string) =>
    dropdown({ ...SADDLES, title, settings: { 'data-toggle': toggle } });
  return [
    {
      name: 'By hover, by click, by both',
      markup: row([dropdown(SADDLES), opened('click', 'By click'), opened('both', 'By both')]),
    },
    {
      name: 'Mega menus: as wide as the page, and as wide as the example',
      markup: row([
        dropdown({ title: 'Goods', href: '/shop/', panel: MEGA_PANEL }),
        dropdown({
          title: 'Goods here',
          panel: MEGA_PANEL,
          settings: { 'data-toggle': 'click', 'data-mega-menu': '.element-example' },
        }),
      ]),
    },
    {
      name: 'Static: it pushes down what follows',
      markup: row([
        dropdown({ ...SADDLES, title: 'In place', settings: { 'data-static': 'true', 'data-toggle': 'click' } }),
      ]),
    },
    {
      name: 'Several levels in one place, with a Back item',
      markup: row([
        dropdown({
          ...SADDLES,
          title: 'By levels',
          settings: { ...multilevel, 'data-toggle': 'click', 'data-back-text': 'Go back' },
        }),
      ]),
    },
    {
      name: 'At the end of the row',
      markup: html`<ul class="menu-row" style="justify-content: flex-end">${dropdown({ ...SADDLES, title: 'At the end' })}</ul>`,
    },
  ];
}

/** Dropdowns of every kind. */
export const demoPage: ElementPage = {
  title: 'Dropdown',
  classic: () => examples(stirrupDropdown, { 'data-multilevel': '' }),
  builder: () => examples(builderDropdown, { class: 'brx-has-multilevel' }),
};
