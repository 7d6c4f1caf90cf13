import { afterEach, expect, it, vi } from 'vitest';
import { carouselOptions } from './carousel-options.ts';

afterEach(() => vi.unstubAllGlobals());

const none = { prevEl: undefined, nextEl: undefined, dots: undefined };
const prefer = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

it('has arrows and dots only where the page prints their elements', () => {
  prefer(false);
  const [prevEl, dots] = [document.createElement('div'), document.createElement('div')];
  expect(carouselOptions({ navigation: true, pagination: true }, none)).toMatchObject({
    navigation: false,
    pagination: { el: undefined },
  });
  expect(carouselOptions({ dynamicBullets: true }, { ...none, prevEl, dots })).toMatchObject({
    navigation: { prevEl },
    pagination: { el: dots, clickable: true, dynamicBullets: true },
  });
  expect(carouselOptions({ navigation: false, pagination: false }, { ...none, prevEl, dots })).toMatchObject({
    navigation: false,
    pagination: { el: false },
  });
});

it('keeps the number in the names of dots for Swiper, and the texts of the page', () => {
  prefer(false);
  vi.stubGlobal('stirrup_texts', { slideX: 'Zu Bild %s', nextSlide: 'Weiter' });
  expect(carouselOptions({}, none)['a11y']).toMatchObject({
    paginationBulletMessage: 'Zu Bild {{index}}',
    slideLabelMessage: '{{index}} of {{slidesLength}}',
    nextSlideMessage: 'Weiter',
  });
});

it('does not move by itself, and changes slides at once, with reduced motion', () => {
  prefer(true);
  expect(carouselOptions({ speed: 300, autoplay: { delay: 5 } }, none)).toMatchObject({
    speed: 0,
    autoplay: { delay: 5, enabled: false },
  });
  prefer(false);
  expect(carouselOptions({ speed: 300, autoplay: { delay: 5 } }, none)).toMatchObject({
    speed: 300,
    autoplay: { delay: 5, enabled: true },
  });
  expect(carouselOptions({}, none)).not.toHaveProperty('autoplay');
});
