import type { RequestState } from '../../../../../fixtures/cms/environment.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { queryView } from '../../../../../fixtures/cms/queries/query-view.ts';
import { loadMoreButton } from '../../loops/load-more/fixture.ts';
import { builderPictures, builderPosts, builderTestimonials, builderTexts, stirrupCarousel } from './fixture.ts';

const LOOP = 'caloop';
const button = (name: string) => html`<button type="button">${name}</button>`;

/** Carousels, sliders and testimonials with all their options. */
export const demoPage: ElementPage = {
  title: 'Carousel',
  queries: { classic: [], builder: [LOOP] },
  classic: () => [
    {
      name: 'An endless row that moves by itself, led by the next',
      markup: stirrupCarousel({
        id: 'rides',
        options: { loop: true, autoplay: { delay: 2000 } },
        more: { 'aria-label': 'Rides', 'data-thumbs': '#ride-buttons' },
      }),
    },
    {
      name: 'Buttons for the slides above',
      markup: stirrupCarousel({
        id: 'ride-buttons',
        options: { slidesPerView: 3, pagination: false, navigation: false },
        slides: ['1', '2', '3'].map(button),
        more: { 'aria-label': 'Choose a ride' },
      }),
    },
    {
      name: 'One fades into the other',
      markup: stirrupCarousel({
        id: 'fading',
        options: { effect: 'fade', autoHeight: true },
        slides: ['Spring', html`<h3>Summer</h3><p>Fly masks.</p><p>Sun rugs.</p>`, 'Autumn'],
        more: { 'aria-label': 'Seasons' },
      }),
    },
  ],
  builder: (cms: RequestState) => [
    {
      name: 'Pictures that open, with breakpoints',
      markup: builderPictures(cms.site, {
        id: 'capics',
        options: {
          slidesPerView: undefined,
          slidesPerGroup: undefined,
          breakpoints: { 992: { slidesPerView: 3 }, 1: { slidesPerView: 1 } },
          spaceBetween: 10,
          dynamicBullets: true,
        },
        more: { class: 'brxe-carousel bricks-lightbox' },
      }),
    },
    {
      name: 'Texts over pictures that fade by themselves',
      markup: builderTexts(
        cms.site,
        {
          id: 'catext',
          options: {
            effect: 'fade',
            loop: true,
            autoplay: { delay: 1500, disableOnInteraction: true, pauseOnMouseEnter: false, stopOnLastSlide: false },
          },
        },
        ['Saddles', 'Rugs', 'Boots'],
      ),
    },
    {
      name: 'Testimonials',
      markup: builderTestimonials({ id: 'catest', options: { autoHeight: true, loop: true } }, [
        ['A fine saddle.', 'Anna'],
        ['It never slips, whatever my horse does, and it does a lot of things that no other horse does.', 'Bertha'],
        ['My horse agrees.', 'Clara'],
      ]),
    },
    ...(['cube', 'coverflow', 'flip'] as const).map((effect) => ({
      name: `Pictures with the effect ${effect}`,
      markup: builderPictures(cms.site, { id: `ca${effect.slice(0, 4)}`, options: { effect, navigation: false } }),
    })),
    {
      name: 'Products of a query loop',
      markup: html`${builderPosts({ id: 'caprod', options: { loop: true, pagination: false } }, queryView(cms).loop(LOOP))}${loadMoreButton(LOOP)}`,
    },
  ],
};
