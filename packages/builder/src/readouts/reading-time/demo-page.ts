import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderReadingTime, stirrupReadingTime, story } from './fixture.ts';

const minutes = { prefix: 'Reading time: ', suffix: ' minutes' } as const;

/** Reading times of articles, by words and by characters. */
export const demoPage: ElementPage = {
  title: 'Reading time',
  classic: () => [
    {
      name: 'Of its article',
      markup: html`<article>${stirrupReadingTime({ ...minutes, words: 50, printed: 'Three minutes' })}${story(120)}</article>`,
    },
    {
      name: 'By characters, of an element',
      markup: html`${stirrupReadingTime({ ...minutes, characters: 100, content: '.reading-story' })}<div class="reading-story">${story(60)}</div>`,
    },
  ],
  builder: () => [
    {
      name: 'By words',
      markup: html`${builderReadingTime('rdtwrd', { ...minutes, words: 50 })}<div class="brxe-post-content">${story(120)}</div>`,
    },
    {
      name: 'By characters, of an element',
      markup: html`${builderReadingTime('rdtchr', { ...minutes, characters: 100, content: '.reading-story' })}<div class="reading-story">${story(60)}</div>`,
    },
  ],
};
