import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { longText, readMoreMarkup, shortText } from './fixture.ts';

const note = html`<p>Bits and stirrups are forged from one piece of steel, filed by hand and polished until no edge is left. We sell them in pairs only, since two that were made on the same day are more alike than any others. Whoever needs another width of the eyes, a longer shank or a softer mouthpiece tells us, and waits for two weeks: nothing costs more for being made for one horse alone. <a href="/shop/">See all of them</a>, or come by and take them in your hand.</p>`;

const examples = () => [
  { name: 'Three lines', markup: readMoreMarkup(longText) },
  {
    name: 'Two lines, and labels of its own',
    markup: readMoreMarkup(note, {
      lines: 2,
      label: 'All about bits',
      moreText: 'All about bits',
      lessText: 'Less about bits',
    }),
  },
  { name: 'A short text', markup: readMoreMarkup(shortText) },
];

/** Read more in our own dialect: no CMS has it. */
export const demoPage: ElementPage = { title: 'Read more', classic: examples, builder: examples };
