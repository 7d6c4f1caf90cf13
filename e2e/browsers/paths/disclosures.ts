import type { IslandPaths, Visitor } from '../visitor.ts';

const TABS = '[data-island="tabs"]';
const ITEMS = '[data-island="accordion"]';
const READ_MORE = '[data-island="read-more"]';
const PRICES = '[data-island="pricing-switch"]';

/** Waits until a control says that what it controls is open, or closed. */
export const isExpanded = (visitor: Visitor, selector: string, expanded = 'true') =>
  visitor.waitFor(
    (wanted: string, state: string) => visitorTools.visible(wanted)[0]?.getAttribute('aria-expanded') === state,
    selector,
    expanded,
  );

/** Panels that hide a part of the page until it is wanted. */
export const disclosures: Readonly<Record<string, IslandPaths>> = {
  tabs: {
    happy: async (visitor) => {
      await visitor.open('/elements/tabs/');
      await visitor.ready(`${TABS}:first-of-type`);
      await visitor.click([`${TABS} [data-part="title"]`, 'Care']);
      await visitor.sees(['#care-pane', 'Wipe after every ride']);
      await visitor.missesNow('#fit-pane');
      await visitor.open('/builder/elements/tabs/');
      await visitor.ready('#brxe-tabsab');
      await visitor.click('#brxe-tabsab .tab-title:nth-child(2)');
      await visitor.sees('#brxe-tabsab .tab-title:nth-child(2)[aria-selected="true"]');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/tabs/');
      await visitor.ready(`${TABS}:first-of-type`);
      await visitor.focus('#fit');
      await visitor.press('ArrowRight');
      await visitor.isAt('#care');
      await visitor.sees('#care-pane');
      await visitor.press('End');
      await visitor.sees('#tab-3-pane');
      await visitor.press('Home');
      await visitor.isAt('#fit');
      await visitor.press('Tab');
      await visitor.isAt('#fit-pane');
    },
  },
  accordion: {
    happy: async (visitor) => {
      await visitor.open('/elements/accordions/');
      await visitor.ready(ITEMS);
      await visitor.click([`${ITEMS} [data-part="title"]`, 'Returns']);
      await visitor.sees([`${ITEMS} [data-part="content"]`, 'Within thirty days']);
      await visitor.click([`${ITEMS} [data-part="title"]`, 'Returns']);
      await visitor.missesNow([`${ITEMS} [data-part="content"]`, 'Within thirty days']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/accordions/');
      await visitor.ready('.brxe-accordion');
      await visitor.focus('.brxe-accordion .accordion-title-wrapper');
      await visitor.press('ArrowDown', 'Enter');
      await visitor.sees('.brxe-accordion > :nth-child(2) .accordion-content-wrapper');
      await visitor.press('End', 'Home', 'Space');
      await visitor.sees('.brxe-accordion > :nth-child(1) .accordion-content-wrapper');
    },
  },
  'read-more': {
    happy: async (visitor) => {
      await visitor.open('/elements/read-more/');
      await visitor.ready(READ_MORE);
      await visitor.click(`${READ_MORE} > [data-part="button"]`);
      await isExpanded(visitor, `${READ_MORE} > [data-part="button"]`);
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/read-more/');
      await visitor.ready(READ_MORE);
      await visitor.focus(`${READ_MORE} > [data-part="button"]`);
      await visitor.press('Enter');
      await isExpanded(visitor, `${READ_MORE} > [data-part="button"]`);
      await visitor.press('Space');
      await isExpanded(visitor, `${READ_MORE} > [data-part="button"]`, 'false');
    },
  },
  'pricing-switch': {
    happy: async (visitor) => {
      await visitor.open('/elements/pricing-switch/');
      await visitor.ready(PRICES);
      await visitor.click([`${PRICES} [data-part="tab"]`, 'Yearly']);
      await visitor.sees(['#own-prices-1-0', '3,190']);
      await visitor.missesNow('#own-prices-0-0');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/pricing-switch/');
      await visitor.ready(PRICES);
      await visitor.focus([`${PRICES} [data-part="tab"]`, 'Monthly']);
      await visitor.press('ArrowRight', 'Enter');
      await visitor.sees('#own-prices-1-0');
      await visitor.isAt([`${PRICES} [data-part="tab"]`, 'Yearly']);
    },
  },
  toggle: {
    happy: async (visitor) => {
      await visitor.open('/elements/off-canvas/');
      const toggle = '[data-island="toggle"][data-target], [data-island="toggle"]';
      await visitor.click(toggle);
      await visitor.sees('[data-island="off-canvas"] [data-part="panel"]');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/off-canvas/');
      await visitor.focus('[data-island="toggle"]');
      await visitor.press('Enter');
      await visitor.isAt('[data-island="off-canvas"] *');
      await visitor.press('Escape');
      await visitor.missesNow('[data-island="off-canvas"] [data-part="panel"]');
      await visitor.isAt('[data-island="toggle"]');
    },
  },
};
