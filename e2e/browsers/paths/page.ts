import type { IslandPaths } from '../visitor.ts';

const SHARE = '[data-island="post-sharing"]';
const SCHEME = '[data-island="colour-scheme"]';

/** Islands of no other subject. */
export const page: Readonly<Record<string, IslandPaths>> = {
  alert: {
    happy: async (visitor) => {
      await visitor.open('/elements/alerts/');
      await visitor.click('[data-island="alert"]:has(button) [data-part="dismiss"]');
      await visitor.missesNow(['[data-island="alert"]', 'The yard closes at four on Sundays']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/alerts/');
      await visitor.focus('[data-island="alert"] [data-part="dismiss"]');
      await visitor.press('Enter');
      await visitor.missesNow(['[data-island="alert"]', 'The yard closes at four on Sundays']);
      await visitor.waitFor(() => document.activeElement !== document.body);
    },
  },
  'colour-scheme': {
    happy: async (visitor) => {
      await visitor.open('/elements/colour-scheme/');
      await visitor.ready(SCHEME);
      await visitor.click(`${SCHEME}[aria-pressed]`);
      await visitor.sees('html[data-colour-scheme="dark"]');
      await visitor.open('/shop/');
      await visitor.sees('html[data-colour-scheme="dark"]');
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/colour-scheme/');
      await visitor.ready('[data-acss-color-scheme="toggle"]');
      await visitor.focus('[data-acss-color-scheme="toggle"]');
      await visitor.press('Enter');
      await visitor.sees('[data-acss-color-scheme="toggle"][aria-pressed="true"]');
      await visitor.press('Space');
      await visitor.sees('[data-acss-color-scheme="toggle"][aria-pressed="false"]');
    },
  },
  interactions: {
    happy: async (visitor) => {
      await visitor.open('/builder/elements/interactions/');
      await visitor.click(['.interaction-button, button', 'Show the offer']);
      await visitor.sees('#offer');
      await visitor.click(['.interaction-button, button', 'Hide it']);
      await visitor.missesNow('#offer');
      await visitor.hover(['main *', 'Look at the horse']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/interactions/');
      await visitor.focus('span.interaction-button[role="button"]');
      await visitor.press('Space');
      await visitor.waitFor(() => document.querySelector('#stable-menu.is-open'));
      await visitor.press('Enter');
      await visitor.waitFor(() => !document.querySelector('#stable-menu.is-open'));
    },
  },
  'post-sharing': {
    happy: async (visitor) => {
      await visitor.open('/elements/post-sharing/');
      await visitor.ready(SHARE);
      await visitor.click([`${SHARE} button`, 'Copy the link']);
      await visitor.sees([`${SHARE} button`, 'Link copied']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/post-sharing/');
      await visitor.ready(SHARE);
      await visitor.focus([`${SHARE} button`, 'Copy the link']);
      await visitor.press('Enter');
      await visitor.sees([`${SHARE} button`, 'Link copied']);
    },
  },
  'social-page': {
    happy: async (visitor) => {
      await visitor.open('/elements/social-page/');
      await visitor.ready('[data-island="social-page"]');
      await visitor.sees(['[data-island="social-page"] button', 'Show content from Facebook here']);
      await visitor.sees(['[data-island="social-page"] a', 'Our stable on Facebook']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/social-page/');
      await visitor.ready('[data-island="social-page"]');
      // A drawing in place of Facebook's script, so that nothing is asked of another host.
      await visitor.evaluate(
        () => void Reflect.set(globalThis, 'FB', { init: () => undefined, XFBML: { parse: () => undefined } }),
      );
      await visitor.focus(['[data-island="social-page"] button', 'Show content from Facebook here']);
      await visitor.press('Enter');
      await visitor.missesNow(['[data-island="social-page"] button', 'Show content from Facebook here']);
      await visitor.isAt('[data-island="social-page"]');
    },
  },
};
