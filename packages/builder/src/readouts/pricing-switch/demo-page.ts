import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderPricingSwitch, demoPrices, stirrupPricingSwitch } from './fixture.ts';

/** Switches of pricing tables. */
export const demoPage: ElementPage = {
  title: 'Pricing switch',
  classic: () => [
    {
      name: 'Monthly or yearly',
      markup: html`${stirrupPricingSwitch(demoPrices)}<p><a href="#own-prices-1-1">The box for a year</a></p>`,
    },
    {
      name: 'Yearly at first',
      markup: stirrupPricingSwitch(demoPrices, { id: 'own-yearly', active: 1 }),
    },
  ],
  builder: () => [
    { name: 'Monthly or yearly', markup: builderPricingSwitch(demoPrices) },
    { name: 'Yearly at first', markup: builderPricingSwitch(demoPrices, { id: 'yearly', active: 1 }) },
  ],
};
