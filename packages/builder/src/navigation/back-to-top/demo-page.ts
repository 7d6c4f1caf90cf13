import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { arrow, type BackToTopOptions, builderBackToTop, builderWords, stirrupBackToTop } from './fixture.ts';

/** Controls side by side at the lower edge of the window. */
const at = (place: number): BackToTopOptions => ({ more: { style: `inset-inline-end: ${1.25 + place * 5}rem` } });

const page = html`<p style="min-block-size: 250vh">Further down this page, controls that lead back up are at the lower edge of the window.</p>`;

/** Controls that lead back to the top: at once, after an offset, or on the way up. */
export const demoPage: ElementPage = {
  title: 'Back to top',
  classic: () => [
    { name: 'A long page', markup: page },
    {
      name: 'After 300 px, smoothly',
      markup: stirrupBackToTop(html`Top`, { visibleAfter: 300, isSmooth: true, label: 'To the top' }),
    },
    {
      name: 'While scrolling up: a picture without words',
      markup: stirrupBackToTop(arrow, { isForUp: true, visibleAfter: 100, ...at(1) }),
    },
    { name: 'Always: a link', markup: stirrupBackToTop(html`Up`, { tag: 'a', label: 'Up again', ...at(2) }) },
  ],
  builder: ({ site }) => [
    { name: 'A long page', markup: page },
    {
      name: 'After 300 px, smoothly',
      markup: builderBackToTop(builderWords('Top'), {
        ...{ visibleAfter: 300, isSmooth: true, label: 'To the top', isLazy: site.lazy === true },
      }),
    },
    {
      name: 'While scrolling up: a picture without words',
      markup: builderBackToTop(arrow, { isForUp: true, ...at(1) }),
    },
    {
      name: 'Always, as a block',
      markup: builderBackToTop(builderWords('Up'), { tag: 'div', label: 'Up again', ...at(2) }),
    },
  ],
};
