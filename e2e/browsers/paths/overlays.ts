import type { IslandPaths } from '../visitor.ts';

const OFF_CANVAS = '#brxe-shared';

/** Islands that open over the page. */
export const overlays: Readonly<Record<string, IslandPaths>> = {
  'off-canvas': {
    happy: async (visitor) => {
      await visitor.open('/builder/elements/off-canvas/');
      await visitor.click('#brxe-sharedt');
      await visitor.sees(`${OFF_CANVAS} [href="/shop/"]`);
      // It shows at once, before its code is there.
      await visitor.ready(OFF_CANVAS);
      await visitor.press('Escape');
      await visitor.missesNow(`${OFF_CANVAS} [href="/shop/"]`);
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/off-canvas/');
      await visitor.focus('#brxe-sharedt');
      await visitor.press('Enter');
      await visitor.isAt(`${OFF_CANVAS} [href="/shop/"]`);
      await visitor.press('Tab', 'Tab', 'Shift+Tab');
      await visitor.isAt(`${OFF_CANVAS} *`);
      await visitor.press('Escape');
      await visitor.isAt('#brxe-sharedt');
    },
  },
  popup: {
    happy: async (visitor) => {
      await visitor.open('/builder/elements/popups/');
      await visitor.click('[data-interaction-id="show197"]');
      await visitor.sees('.brxe-popup-197:not(.hide)');
      await visitor.click('.brxe-popup-197 [data-interaction-id="show196"]');
      await visitor.sees('.brxe-popup-196:not(.hide)');
      await visitor.press('Escape');
      await visitor.missesNow('.brxe-popup-196');
      await visitor.sees('.brxe-popup-197:not(.hide)');
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/popups/');
      await visitor.focus('[data-interaction-id="show197"]');
      await visitor.press('Enter');
      await visitor.isAt('.brxe-popup-197 *');
      await visitor.press('Tab', 'Tab', 'Tab', 'Shift+Tab');
      await visitor.isAt('.brxe-popup-197 *');
      await visitor.press('Escape');
      await visitor.isAt('[data-interaction-id="show197"]');
    },
  },
  lightbox: {
    happy: async (visitor) => {
      await visitor.open('/elements/lightbox/');
      await visitor.click('[data-island="lightbox"] li:nth-child(2) a');
      await visitor.sees('.pswp--open .pswp__img:not(.pswp__img--placeholder)');
      await visitor.waitFor(() => document.querySelector('.pswp__counter')?.textContent === '2 / 5');
      await visitor.click('.pswp__button--arrow--next');
      await visitor.waitFor(() => document.querySelector('.pswp__counter')?.textContent === '3 / 5');
      await visitor.press('Escape');
      await visitor.waitFor(() => !document.querySelector('.pswp'));
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/lightbox/');
      await visitor.focus('#brxe-yard li:nth-child(2) a');
      await visitor.press('Enter');
      await visitor.sees('.pswp--open .pswp__img:not(.pswp__img--placeholder)');
      await visitor.waitFor(() => document.activeElement?.closest('.pswp') !== null);
      await visitor.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      await visitor.isAt('.pswp--open, .pswp--open *');
      await visitor.press('ArrowRight');
      await visitor.press('Escape');
      await visitor.waitFor(
        () => !document.querySelector('.pswp') && document.activeElement?.closest('#brxe-yard') !== null,
      );
    },
  },
};
