import type { RequestState } from '../../../../../fixtures/cms/environment.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { queryView } from '../../../../../fixtures/cms/queries/query-view.ts';
import { loadMoreButton } from '../../loops/load-more/fixture.ts';
import { builderArrows, builderSlider, stirrupControls, stirrupSlider } from './fixture.ts';

const LOOP = 'slloop';
const STILL = { pagination: false, type: 'slide' } as const;

/** Sliders with all their options. */
export const demoPage: ElementPage = {
  title: 'Slider',
  queries: { classic: [], builder: [LOOP] },
  classic: () => [
    {
      name: 'An endless row',
      markup: stirrupSlider({ id: 'slide-loop', options: { type: 'loop' }, more: { 'aria-label': 'Departments' } }),
    },
    {
      name: 'Two at a time, with controls of the page',
      markup: stirrupSlider({
        id: 'slide-two',
        options: { perPage: 2, gap: '16px', pagination: false, autoplay: true, rewind: true },
        more: { 'aria-label': 'Offers' },
        controls: stirrupControls,
      }),
    },
    {
      name: 'As high as the slide that shows, in step with the first',
      markup: stirrupSlider({
        id: 'slide-high',
        options: { type: 'fade', rewind: true },
        slides: ['Boots', html`<h3>Helmets</h3><p>In all sizes.</p><p>In all colours.</p>`, 'Gloves'],
        more: { 'aria-label': 'For riders', 'data-sync': '#slide-loop', 'data-auto-height': true },
      }),
    },
  ],
  builder: (cms: RequestState) => [
    {
      name: 'An endless row',
      markup: builderSlider({
        id: 'slloop1',
        options: { keyboard: 'false', label: 'Mysliderhere', breakpoints: { 1279: { keyboard: 'false' } } },
        more: { 'aria-label': 'My slider here' },
      }),
    },
    {
      name: 'Two at a time, to the end, with arrows of the page',
      markup: builderSlider({
        id: 'sltwo',
        options: { ...STILL, perPage: 2, gap: '16px', arrows: true, breakpoints: { 478: { destroy: true } } },
        controls: builderArrows,
      }),
    },
    {
      name: 'One fades into the other, by itself',
      markup: builderSlider({
        id: 'slauto',
        options: { type: 'fade', rewind: true, autoplay: true, interval: 1500, pauseOnHover: true, pauseOnFocus: true },
      }),
    },
    {
      name: 'From top to bottom',
      markup: builderSlider({ id: 'slttb', options: { ...STILL, direction: 'ttb', height: '300px' } }),
    },
    {
      name: 'As high as the slide that shows, in step with the first',
      markup: builderSlider({
        id: 'slhigh',
        options: { height: 'auto', autoHeight: true, sync: '#brxe-slloop1' },
      }),
    },
    {
      name: 'Products of a query loop',
      markup: html`${builderSlider({ id: 'slprod', options: { ...STILL, perPage: 1, height: 'auto' }, slides: [queryView(cms).loop(LOOP)] })}${loadMoreButton(LOOP)}`,
    },
  ],
};
