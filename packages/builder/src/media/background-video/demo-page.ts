import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderBackground, FILMS, stirrupBackground } from './fixture.ts';

/** Sections with films behind them. */
export const demoPage: ElementPage = {
  title: 'Background video',
  classic: () => [
    { name: 'A file', markup: stirrupBackground({ 'data-url': FILMS.file, 'data-loop': true }) },
    {
      name: 'A part of a file, in a printed player',
      markup: stirrupBackground(
        { 'data-url': FILMS.file, 'data-begins-at': '1', 'data-ends-at': '2', 'data-loop': true, 'data-scale': '1.2' },
        html`<video muted playsinline></video>`,
      ),
    },
    {
      name: 'A film for wide windows',
      markup: stirrupBackground({ 'data-url': FILMS.file, 'data-min-width': '9000' }),
    },
  ],
  builder: () => [
    { name: 'A file', markup: builderBackground('bgfile', { url: FILMS.file, loop: '1' }) },
    {
      name: 'A film for wide windows',
      markup: builderBackground('bgwide', { url: FILMS.file, 'show-at-breakpoint': '9000' }),
    },
  ],
};
