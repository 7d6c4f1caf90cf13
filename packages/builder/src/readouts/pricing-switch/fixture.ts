import { attributes, classes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** A tab, and the names and prices of its tables. */
export interface PriceGroup {
  readonly title: string;
  readonly prices: Readonly<Record<string, string>>;
}

/** Prices of a stable, by the month and by the year. */
export const demoPrices: readonly PriceGroup[] = [
  { title: 'Monthly', prices: { 'Open stable': '€ 290', 'Box with paddock': '€ 410' } },
  { title: 'Yearly', prices: { 'Open stable, a year': '€ 3,190', 'Box with paddock, a year': '€ 4,510' } },
];

/** Options of a pricing switch. */
export interface PricingSwitchOptions {
  readonly id?: string;
  /** Index of the tab that is printed as active. */
  readonly active?: number;
}

/** The builder's pricing tables (bricks-elements.md §42). */
export function builderPricingSwitch(groups: readonly PriceGroup[], options: PricingSwitchOptions = {}): Html {
  const { id = 'prices', active = 0 } = options;
  const own = (index: number) => [`tab-${index + 1}`, index === active && 'active'];
  const tabs = groups.map(({ title }, index) => html`<li class="${classes('tab', ...own(index))}">${title}</li>`);
  const tables = groups.flatMap(({ prices }, index) =>
    Object.entries(prices).map(
      ([name, price]) =>
        html`<li class="${classes('pricing-table', 'repeater-item', ...own(index))}"><div class="pricing-table-header"><div class="pricing-table-title">${name}</div></div><div class="pricing-table-pricing"><span class="pricing-table-price">${price}</span></div></li>`,
    ),
  );
  return html`<div id="brxe-${id}" class="brxe-pricing-tables"><ul class="tabs">${tabs}</ul><ul class="pricing-tables">${tables}</ul></div>`;
}

/**
 * A pricing switch in our own dialect. Without JavaScript all tables show. Marks on the tables that show at first let
 * nothing move when the island comes up.
 */
export function stirrupPricingSwitch(groups: readonly PriceGroup[], options: PricingSwitchOptions = {}): Html {
  const { id = 'own-prices', active = 0 } = options;
  const place = (index: number, table: number) => `${id}-${index}-${table}`;
  return html`<div data-island="pricing-switch" id="${id}">
	<div data-part="list" aria-label="Prices of the stable">${groups.map(
    ({ title }, index) =>
      html`<button type="button" data-part="tab"${attributes({ 'data-active': index === active })} data-group="group-${String(index)}">${title}</button>`,
  )}</div>
${groups.map(({ prices }, index) =>
  Object.entries(prices).map(
    ([name, price], table) =>
      html`	<section data-part="table"${attributes({ 'data-active': index === active })} data-group="group-${String(index)}" id="${place(index, table)}"><strong>${name}</strong><p>${price}</p></section>
`,
  ),
)}</div>`;
}
