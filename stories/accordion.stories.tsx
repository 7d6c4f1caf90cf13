import { accordion } from '@stirrup/builder/accordion';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { html } from '../fixtures/cms/markup/html.ts';
import {
  type BuilderAccordionOptions,
  builderAccordion,
  builderNestedAccordion,
  demoItems,
  stirrupAccordion,
  unnamedItems,
} from '../packages/builder/src/disclosures/accordion/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Accordion' } satisfies Meta;

const islands = [accordion];
const OPEN = '[role="region"]:not([hidden])';
const [DELIVERY, FITTING] = ['Saddles travel in a cover', 'Our fitter comes to your yard'];

/** Waits until the contents with these texts are open, and no others. */
const isOpen =
  (...texts: readonly string[]) =>
  async (canvas: HTMLElement) => {
    await allReady(canvas);
    await waitFor(() => {
      const open = Array.from(canvas.querySelectorAll(OPEN), ({ textContent }) => textContent);
      expect(open).toEqual(texts.map((text) => expect.stringContaining(text)));
    });
  };

/** Our dialect: buttons in headings. Without JavaScript all items are open. */
export const Closed = islandStory({ markup: () => stirrupAccordion(demoItems), islands, play: allReady });

export const FirstOpen = islandStory({
  markup: () => stirrupAccordion(demoItems, { expandItem: 0 }),
  islands,
  play: isOpen(DELIVERY),
});

/** An item that opens closes the others. */
export const OneAtATime = islandStory({
  markup: () => stirrupAccordion(demoItems, { expandItem: 0 }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '#returns [data-part="title"]');
    await isOpen('Within thirty days')(canvas);
  },
});

export const Independent = islandStory({
  markup: () => stirrupAccordion(demoItems, { expandItem: '0,1,2', independentToggle: true }),
  islands,
  play: isOpen(DELIVERY, 'Within thirty days', FITTING),
});

export const ByKeyboard = islandStory({
  markup: () => stirrupAccordion(demoItems),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '[data-part="title"]')).focus();
    await userEvent.keyboard('{End}{Enter}');
    await sees(canvas, OPEN, FITTING);
  },
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => stirrupAccordion(demoItems, { expandItem: 0 }),
  islands,
  play: isOpen(DELIVERY),
});

/** A link to an item opens it, and the address names the open item. */
export const NamedByTheAddress = islandStory({
  markup: () => stirrupAccordion(demoItems, { expandItem: 1 }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'a[href="#delivery"]');
    await sees(canvas, OPEN, DELIVERY);
  },
});

const builderStory = (options: BuilderAccordionOptions = {}, play = allReady) =>
  islandStory({ page: '/builder/', markup: () => builderAccordion(demoItems, options), islands, play });

export const BuilderFlat = builderStory();
export const BuilderFirstOpen = builderStory({ scriptArgs: 'expandFirstItem' }, isOpen(DELIVERY));
export const BuilderChosenOpen = builderStory(
  { expandItem: '0,2', scriptArgs: 'independentToggle' },
  isOpen(DELIVERY, FITTING),
);

/** Takes two seconds: pressed again, it reverses at once. */
export const BuilderSlow = builderStory({ transition: 2000 }, async (canvas) => {
  await allReady(canvas);
  await click(canvas, '.accordion-title-wrapper');
  await sees(canvas, OPEN, DELIVERY);
});

export const BuilderNested = islandStory({
  page: '/builder/',
  markup: () => builderNestedAccordion(demoItems, { expandItem: '0' }),
  islands,
  play: isOpen(DELIVERY),
});

/** The builder prints empty ids; the island still connects titles and contents. */
export const BuilderNestedWithoutIds = islandStory({
  page: '/builder/',
  markup: () => builderNestedAccordion(unnamedItems, {}, 'unnamed'),
  islands,
  play: allReady,
});

export const AccordionInsideAccordion = islandStory({
  page: '/builder/',
  markup: () =>
    builderNestedAccordion(
      [
        { title: 'Saddles', content: html`${builderNestedAccordion(unnamedItems, { id: 'accinn' })}` },
        ...unnamedItems.slice(1),
      ],
      { expandItem: '0' },
    ),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '#brxe-accinnt1');
    await sees(canvas, '#brxe-accinnc1:not([hidden])', 'Within thirty days');
    expect(canvas.querySelectorAll(OPEN)).toHaveLength(2);
  },
});

/** An invalid option falls back to its default: no item is open. */
export const BrokenOption = builderStory({ expandItem: 'first' }, isOpen());
