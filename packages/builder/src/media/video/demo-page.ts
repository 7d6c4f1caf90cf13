import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderFile, builderPreview, FILMS, stirrupPrintedVideo, stirrupVideo } from './fixture.ts';

/** Films that play in their place. */
export const demoPage: ElementPage = {
  title: 'Video',
  classic: ({ site }) => [
    {
      name: 'A film on YouTube',
      markup: stirrupVideo(site, 'https://youtu.be/stirrup-one', { 'data-begins-at': '20', 'data-ends-at': '40' }),
    },
    {
      name: 'A film on Vimeo',
      markup: stirrupVideo(site, 'https://vimeo.com/123456789', { 'data-loop': true, 'data-alone': true }),
    },
    {
      name: 'A film from a file',
      markup: stirrupVideo(site, FILMS.file, { 'data-muted': true, 'data-alone': true }, 'Watch the file'),
    },
    {
      name: 'A film of another host',
      markup: stirrupVideo(
        site,
        FILMS.elsewhere,
        { 'data-player': 'custom', 'data-url': 'https://films.example/player/stable/' },
        'Watch it elsewhere',
      ),
    },
    { name: 'A printed film', markup: stirrupPrintedVideo(FILMS.file) },
  ],
  builder: ({ site }) => [
    { name: 'A film on YouTube', markup: builderPreview(site, 'vidytb', FILMS.youtube) },
    { name: 'A film on Vimeo, without an icon', markup: builderPreview(site, 'vidvim', FILMS.vimeo, false) },
    { name: 'A film from a file', markup: builderFile('vidfil') },
    {
      name: 'A film from a file, with its controls alone',
      markup: builderFile('vidcon', { controls: true, tabindex: undefined }, null),
    },
  ],
};
