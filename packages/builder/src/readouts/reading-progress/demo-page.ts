import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderReadingProgress, stirrupReadingProgress } from './fixture.ts';

const article = html`<div class="progress-story" style="block-size: 200vh"><p>Every morning before the yard wakes, the grey mare waits at her door.</p></div>`;
const end = html`<p style="min-block-size: 120vh">The story is over; the page is not.</p>`;
const ofArticle = { content: '.progress-story', label: 'Read of this story' } as const;

/** Reading progress of the page, at its top, and of an article, in its place. */
export const demoPage: ElementPage = {
  title: 'Reading progress',
  classic: () => [
    { name: 'Of the page', markup: stirrupReadingProgress({ position: 'top' }) },
    { name: 'Of an article', markup: html`${stirrupReadingProgress(ofArticle)}${article}` },
    { name: 'The rest of the page', markup: end },
  ],
  builder: () => [
    { name: 'Of the page', markup: builderReadingProgress('rprpag') },
    {
      name: 'Of an article',
      markup: html`${builderReadingProgress('rprart', { position: 'custom', ...ofArticle })}${article}`,
    },
    { name: 'The rest of the page', markup: end },
  ],
};
