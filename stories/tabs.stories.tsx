import { tabs } from '@stirrup/builder/tabs';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { productTabs } from '../fixtures/cms/markup/product-tabs.ts';
import {
  type BuilderTabsOptions,
  builderNestedTabs,
  builderTabs,
  demoTabs,
  stirrupTabs,
  type Tab,
} from '../packages/builder/src/disclosures/tabs/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Tabs' } satisfies Meta;

const islands = [tabs];
const unnamed: readonly Tab[] = demoTabs.map(({ title, content }) => ({ title, content }));
const open = '.brx-open';

/** Our dialect: links to their panes, which without JavaScript are a table of contents. */
export const Plain = islandStory({ markup: () => stirrupTabs(demoTabs), islands, play: allReady });

export const SecondOpen = islandStory({
  markup: () => stirrupTabs(demoTabs, { openTab: 1 }),
  islands,
  play: (canvas) => sees(canvas, '[data-part="pane"]:not([hidden])', 'Wipe after every ride'),
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => stirrupTabs(demoTabs),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '[data-part="title"]')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await sees(canvas, '[data-part="pane"]:not([hidden])', 'Wipe after every ride');
  },
});

/** More than fits on a line. */
export const LongLabels = islandStory({
  markup: () =>
    stirrupTabs(
      demoTabs.map((tab) => ({ ...tab, title: `${tab.title} of saddles, bridles and all other tack in our yard` })),
    ),
  islands,
  play: allReady,
});

export const ByKeyboard = islandStory({
  markup: () => stirrupTabs(demoTabs),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '[data-part="title"]')).focus();
    await userEvent.keyboard('{End}');
    await sees(canvas, '[data-part="pane"]:not([hidden])', 'Postcode');
  },
});

/** Arrow keys only move the focus; Enter and Space open. */
export const ManualActivation = islandStory({
  markup: () => stirrupTabs(demoTabs, { activation: 'manual' }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '[data-part="title"]')).focus();
    await userEvent.keyboard('{ArrowRight}');
    await sees(canvas, '[data-part="pane"]:not([hidden])', 'Stand the horse square');
    await userEvent.keyboard(' ');
    await sees(canvas, '[data-part="pane"]:not([hidden])', 'Wipe after every ride');
  },
});

/** The accordion of our own dialect, here at every width. */
export const Accordion = islandStory({
  markup: () => stirrupTabs(demoTabs, { accordionBreakpoint: 9999 }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, '[data-part="accordion-title"][aria-expanded="true"]');
    await click(canvas, '[data-part="accordion-title"][aria-expanded="false"]');
    await sees(canvas, '[data-part="pane"]:not([hidden])', 'Wipe after every ride');
  },
});

/** The shop's own tabs, on a product's page. */
export const OfAProduct = islandStory({
  markup: () => productTabs(productCalled('hedgerow-fly-mask')),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '.reviews_tab > a');
    await find(canvas, '.reviews_tab.active');
  },
});

const builderStory = (options: BuilderTabsOptions = {}, play = allReady) =>
  islandStory({ page: '/builder/', markup: () => builderTabs(demoTabs, options), islands, play });

export const BuilderFlat = builderStory();
export const BuilderSecondOpen = builderStory({ openTab: 1 });
export const BuilderVertical = builderStory({ layout: 'vertical' });

export const BuilderRightToLeft = islandStory({
  page: '/builder/',
  direction: 'rtl',
  markup: () => builderTabs(demoTabs, { layout: 'vertical' }),
  islands,
  play: allReady,
});

/** With a setting for small screens: the printed titles for these stay hidden. */
export const BuilderWithAccordionTitles = builderStory({ accordionBreakpoint: 767 });

/** Below the width of its setting, here at every width: titles between the panes, with one pane always open. */
export const BuilderAccordion = builderStory({ accordionBreakpoint: 9999 }, async (canvas) => {
  await allReady(canvas);
  await find(canvas, '[data-brx-tab-mode][aria-disabled]');
  await click(canvas, '[data-brx-tab-mode]:nth-of-type(3)');
  await sees(canvas, `.tab-pane${open}`, 'Wipe after every ride');
});

export const BuilderAccordionByKeyboard = builderStory({ accordionBreakpoint: 9999 }, async (canvas) => {
  await allReady(canvas);
  await find(canvas, '[data-brx-tab-mode][aria-disabled]');
  (await find(canvas, '[data-brx-tab-mode]:nth-of-type(5)')).focus();
  await userEvent.keyboard('{Enter}');
  await sees(canvas, `.tab-pane${open}`, 'Postcode');
});

export const BuilderOpenedByPointer = builderStory({ openOn: 'mouseenter' }, async (canvas) => {
  await allReady(canvas);
  await userEvent.hover(await find(canvas, '.tab-title:nth-child(2)'));
  await sees(canvas, `.tab-pane${open}`, 'Wipe after every ride');
});

export const BuilderNested = islandStory({
  page: '/builder/',
  markup: () => builderNestedTabs(demoTabs, { openTab: 2 }),
  islands,
  play: (canvas) => sees(canvas, `.tab-pane${open}`, 'Postcode'),
});

export const TabsInsideTabs = islandStory({
  page: '/builder/',
  markup: () => {
    const inner = builderNestedTabs(unnamed, { id: 'tabsin' });
    const [first, ...others] = demoTabs;
    const outer = [...(first ? [{ ...first, content: html`${first.content}${inner}` }] : []), ...others];
    return builderNestedTabs(outer, { id: 'tabsou' });
  },
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '#brxe-tabsin .tab-title:nth-child(2)');
    await sees(canvas, `#brxe-tabsin .tab-pane${open}`, 'Wipe after every ride');
  },
});

/** A link to a title's id opens its tab, and the address names the open tab. */
export const NamedByTheAddress = islandStory({
  markup: () => stirrupTabs(demoTabs),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '#care');
    await click(canvas, 'a[href="#fit"]');
    await sees(canvas, '[data-part="pane"]:not([hidden])', 'Stand the horse square');
  },
});

/** An invalid option falls back to its default. */
export const BrokenOption = islandStory({
  page: '/builder/',
  markup: () => String(builderTabs(demoTabs)).replace('data-open-tab="0"', 'data-open-tab="nine"'),
  islands,
  play: (canvas) => sees(canvas, `.tab-pane${open}`, 'Stand the horse square'),
});

/** An index behind the last tab opens the first one. */
export const TabBeyondTheLast = islandStory({
  page: '/builder/',
  markup: () => builderTabs(demoTabs, { openTab: 9 }),
  islands,
  play: (canvas) => sees(canvas, `.tab-pane${open}`, 'Stand the horse square'),
});
