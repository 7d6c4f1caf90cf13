import type { IslandPaths, NoPath, Visitor } from '../visitor.ts';

const NO_CONTROLS: NoPath = { because: 'nothing in it takes the focus' };
const TOOLBAR = '[data-island="grid-filter"]';

/** Scrolls so that an element is in the middle of the window. */
const scrollTo = (visitor: Visitor, selector: string) =>
  visitor.evaluate(
    (wanted: string) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );

const items = (visitor: Visitor, count: number) =>
  visitor.waitFor(
    (toolbar: string, wanted: number) =>
      [...(document.querySelector(`${toolbar} + ul`)?.children ?? [])].filter(
        (item) => item.checkVisibility() && item.clientHeight > 0,
      ).length === wanted,
    TOOLBAR,
    count,
  );

/** Pictures, films, sounds and maps. */
export const media: Readonly<Record<string, IslandPaths>> = {
  audio: {
    happy: async (visitor) => {
      await visitor.open('/elements/audio/');
      await visitor.sees('[data-island="audio"][data-island-state="ready"]');
      await visitor.click(['[data-island="audio"] [data-part="track"]', 'Trot']);
      await visitor.sees(['[data-island="audio"] [data-part="track"][aria-current="true"]', 'Trot']);
      // The sound is short.
      await visitor.waitFor(() => {
        const sound = document.querySelector<HTMLAudioElement>('[data-island="audio"]:has([data-part="track"]) audio');
        return sound?.paused === false || sound?.ended;
      });
    },
    keyboard: { because: 'its controls are the browser’s own' },
  },
  'background-video': {
    happy: async (visitor) => {
      await visitor.open('/elements/background-video/');
      await scrollTo(visitor, '[data-island="background-video"]');
      await visitor.sees('[data-island="background-video"] :is(video, iframe)');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/background-video/');
      await scrollTo(visitor, '[data-island="background-video"]');
      // A film that goes on can be stopped (WCAG 2.2.2).
      await visitor.focus('[data-island="background-video"] button, [data-island="background-video"] ~ button');
      await visitor.press('Enter');
      await visitor.waitFor(
        () => document.querySelector<HTMLVideoElement>('[data-island="background-video"] video')?.paused,
      );
    },
  },
  video: {
    happy: async (visitor) => {
      await visitor.open('/elements/video/');
      const root = '[data-island="video"]:has([alt="Watch the file"])';
      await scrollTo(visitor, root);
      await visitor.click(`${root} img`);
      await visitor.sees('[data-island="video"] > video:only-child');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/video/');
      const root = '[data-island="video"]:has([alt="Watch the file"])';
      await scrollTo(visitor, root);
      await visitor.focus(`${root} [data-part="cover"]`);
      await visitor.press('Enter');
      await visitor.sees('[data-island="video"] > video:only-child');
      await visitor.isAt('[data-island="video"] > video');
    },
  },
  'lazy-load': {
    happy: async (visitor) => {
      await visitor.open('/elements/lazy-load/');
      await visitor.waitFor(
        () =>
          document.querySelector<HTMLImageElement>('[data-island="lazy-load"] [alt="Saddle"]')?.naturalWidth === 900 ||
          !document.querySelector('[data-island="lazy-load"] [alt="Saddle"]')?.getAttribute('src')?.startsWith('data:'),
      );
      await scrollTo(visitor, '[data-island="lazy-load"] [alt="Rug"]');
      await visitor.waitFor(
        () =>
          !document.querySelector('[data-island="lazy-load"] [alt="Rug"]')?.getAttribute('src')?.startsWith('data:'),
      );
    },
    keyboard: NO_CONTROLS,
  },
  'scroll-background': {
    happy: async (visitor) => {
      await visitor.open('/elements/scroll-background/');
      await scrollTo(visitor, '[data-island="scroll-background"]');
      await visitor.sees('[data-island="scroll-background"][data-island-state="ready"]');
      const position = () => {
        const section = document.querySelector('[data-island="scroll-background"]') ?? document.body;
        return Number.parseFloat(getComputedStyle(section).backgroundPositionX);
      };
      const before = await visitor.evaluate(position);
      await visitor.evaluate(() => window.scrollBy({ top: 250, behavior: 'instant' }));
      await visitor.waitFor((last: number) => {
        const section = document.querySelector('[data-island="scroll-background"]') ?? document.body;
        return Math.abs(Number.parseFloat(getComputedStyle(section).backgroundPositionX) - last) > 5;
      }, before);
    },
    keyboard: NO_CONTROLS,
  },
  masonry: {
    happy: async (visitor) => {
      await visitor.open('/elements/masonry/');
      await visitor.sees('[data-island="masonry"][data-island-state="ready"]');
      await visitor.waitFor(() => {
        const boxes = [...(document.querySelector('[data-island="masonry"]')?.children ?? [])].map((item) =>
          item.getBoundingClientRect(),
        );
        const isApart = boxes.every((one, index) =>
          boxes.every(
            (other, place) =>
              place <= index ||
              one.right <= other.left + 1 ||
              other.right <= one.left + 1 ||
              one.bottom <= other.top + 1 ||
              other.bottom <= one.top + 1,
          ),
        );
        // In rows, only the highest items have the next one so near.
        const isDense = boxes.every(({ left, top }) => {
          const above = boxes.filter((other) => Math.abs(other.left - left) < 2 && other.top < top - 2);
          return above.length === 0 || top - Math.max(...above.map(({ bottom }) => bottom)) < 26;
        });
        return isApart && isDense && new Set(boxes.map(({ left }) => Math.round(left))).size > 1;
      });
    },
    keyboard: NO_CONTROLS,
  },
  'grid-filter': {
    happy: async (visitor) => {
      await visitor.open('/elements/grid-filter/');
      await visitor.ready(TOOLBAR);
      await items(visitor, 7);
      await visitor.click([`${TOOLBAR} button`, 'Places']);
      await items(visitor, 3);
      await visitor.click([`${TOOLBAR} button`, 'All']);
      await items(visitor, 7);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/grid-filter/');
      await visitor.ready(TOOLBAR);
      await visitor.focus([`${TOOLBAR} button`, 'All']);
      await visitor.press('ArrowRight', 'ArrowRight', 'Space');
      await items(visitor, 3);
      await visitor.press('End');
      await visitor.isAt([`${TOOLBAR} button`, '2024']);
      await visitor.press('Enter');
      await items(visitor, 2);
    },
  },
  carousel: {
    happy: async (visitor) => {
      await visitor.open('/builder/elements/carousel/');
      await scrollTo(visitor, '#brxe-capics');
      await visitor.sees('#brxe-capics .swiper-initialized');
      await visitor.click('#brxe-capics .swiper-pagination-bullet:nth-child(2)');
      await visitor.sees('#brxe-capics .swiper-slide:not([inert])[aria-label="2 of 6"]');
      await visitor.click('#brxe-capics .bricks-swiper-button-prev');
      await visitor.sees('#brxe-capics .swiper-slide:not([inert])[aria-label="1 of 6"]');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/carousel/');
      await scrollTo(visitor, '#rides');
      await visitor.ready('#rides');
      await visitor.focus('#rides [data-part="toggle"]');
      await visitor.press('Enter');
      await visitor.focus('#rides [data-part="next"]');
      const before = await visitor.evaluate(
        () => document.querySelector('#rides [data-part="slide"]:not([inert]) h3')?.textContent ?? '',
      );
      await visitor.press('Enter');
      await visitor.waitFor((last: string) => {
        const shown = [...document.querySelectorAll('#rides [data-part="slide"]:not([inert]) h3')];
        return shown.length === 1 && shown[0]?.textContent !== last;
      }, before);
    },
  },
  slider: {
    happy: async (visitor) => {
      await visitor.open('/builder/elements/slider/');
      await scrollTo(visitor, '#brxe-slloop1');
      await visitor.sees('#brxe-slloop1.is-initialized');
      await visitor.click('#brxe-slloop1 .splide__arrow--next');
      await visitor.sees(['#brxe-slloop1 .splide__slide.is-visible:not([inert]) h3', 'Bridles']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/slider/');
      await scrollTo(visitor, '#brxe-slloop1');
      await visitor.sees('#brxe-slloop1.is-initialized');
      await visitor.focus('#brxe-slloop1 .splide__arrow--next');
      await visitor.press('Enter');
      await visitor.sees(['#brxe-slloop1 .splide__slide.is-visible:not([inert]) h3', 'Bridles']);
      await visitor.isAt('#brxe-slloop1 .splide__arrow--next');
    },
  },
  map: {
    happy: async (visitor) => {
      await visitor.open('/elements/map/');
      await scrollTo(visitor, '[data-island="map"]');
      await visitor.sees('[data-island="map"] .brx-google-marker');
      await visitor.ready('[data-island="map"]');
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/map/');
      await scrollTo(visitor, '#brxe-google');
      await visitor.focus('#brxe-google .brx-google-marker[aria-label="Riding school"]');
      await visitor.press('Enter');
      await visitor.sees('#brxe-google .infoBox');
      await visitor.waitFor(() => document.activeElement?.getAttribute('aria-label') === 'Close');
      await visitor.press('Escape');
      await visitor.missesNow('#brxe-google .infoBox');
      await visitor.isAt('#brxe-google .brx-google-marker');
    },
  },
  'map-leaflet': {
    happy: async (visitor) => {
      await visitor.open('/elements/map-leaflet/');
      await scrollTo(visitor, '[data-island="map-leaflet"]');
      await visitor.click('[data-island="map-leaflet"] .leaflet-marker-icon');
      await visitor.sees('[data-island="map-leaflet"] .leaflet-popup');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/map-leaflet/');
      await scrollTo(visitor, '[data-island="map-leaflet"]');
      await visitor.focus('[data-island="map-leaflet"] .leaflet-marker-icon');
      await visitor.press('Enter');
      await visitor.sees('[data-island="map-leaflet"] .leaflet-popup');
      await visitor.press('Escape');
      await visitor.waitFor(() => !document.querySelector('[data-island="map-leaflet"] .leaflet-popup'));
    },
  },
};
