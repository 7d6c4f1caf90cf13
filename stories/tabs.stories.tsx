import { tabs } from '@stirrup/builder/tabs';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { html } from '../fixtures/cms/markup/html.ts';
import {
  type BuilderTabsOptions,
  builderNestedTabs,
  builderTabs,
  demoTabs,
  stirrupTabs,
  type Tab,
} from '../fixtures/cms/markup/tabs.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Tabs' } satisfies Meta;

const islands = [tabs];
const unnamed: readonly Tab[] = demoTabs.map(({ title, content }) => ({ title, content }));
const open = '.brx-open';

/** Our dialect: links to their panes, a table of contents without JavaScript. */
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

/** With a setting for small screens: the titles that the builder prints for them stay out of the way. */
export const BuilderWithAccordionTitles = builderStory({ accordionBreakpoint: 767 });

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

/** A link to a title's id opens its tab, and the address names the tab that is open. */
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

/** A broken option falls back to its default. */
export const BrokenOption = islandStory({
  page: '/builder/',
  markup: () => String(builderTabs(demoTabs)).replace('data-open-tab="0"', 'data-open-tab="9"'),
  islands,
  play: (canvas) => sees(canvas, `.tab-pane${open}`, 'Stand the horse square'),
});
