import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderContents, chapters, stirrupContents } from './fixture.ts';

/** Tables of contents: of a text, and collapsing, below a distance from the top. */
export const demoPage: ElementPage = {
  title: 'Table of contents',
  classic: () => [
    {
      name: 'Of a text',
      markup: html`${stirrupContents({ content: '.contents-saddle' })}${chapters('contents-saddle')}`,
    },
    {
      name: 'Collapsing',
      markup: html`${stirrupContents({ content: '.contents-story', isCollapsing: true, offset: 40, label: 'In this story' })}${chapters('contents-story')}`,
    },
  ],
  builder: () => [
    {
      name: 'Of a text',
      markup: html`${builderContents('tocone', { content: '.contents-saddle' })}${chapters('contents-saddle')}`,
    },
    {
      name: 'Collapsing',
      markup: html`${builderContents('toctwo', { content: '.contents-story', isCollapsing: true, offset: 40, label: 'In this story' })}${chapters('contents-story')}`,
    },
  ],
};
