import type { IslandPaths, Visitor } from '../visitor.ts';
import { isExpanded } from './disclosures.ts';

const toggleOf = (title: string) => `main [aria-label="${title}: submenu"]`;

/** Scrolls as a wheel does: in steps, with a frame after each. */
const scrollBy = (visitor: Visitor, ...steps: readonly number[]) =>
  visitor.evaluate(async (all: readonly number[]) => {
    for (const top of all) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  }, steps);

/** Waits until the top of an element is at the top of the window, below what covers it there. */
const isAtTop = (visitor: Visitor, selector: string) =>
  visitor.waitFor((wanted: string) => {
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.abs(top) < 120 || scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  }, selector);

/** Menus, and ways to places of a page. */
export const navigation: Readonly<Record<string, IslandPaths>> = {
  dropdown: {
    happy: async (visitor) => {
      await visitor.open('/elements/dropdown/');
      await visitor.hover(['main [data-island="dropdown"] > a', 'Saddles']);
      await isExpanded(visitor, toggleOf('Saddles'));
      await visitor.hover(toggleOf('Jumping'));
      await isExpanded(visitor, toggleOf('Jumping'));
      await visitor.sees(['main a', 'Cross country']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/dropdown/');
      await visitor.focus(toggleOf('Saddles'));
      await visitor.press('Enter');
      await isExpanded(visitor, toggleOf('Saddles'));
      await visitor.press('ArrowDown');
      await visitor.isAt(['a', 'Dressage']);
      await visitor.press('ArrowDown', 'ArrowRight');
      await visitor.isAt(toggleOf('Jumping'));
      await visitor.press('Space');
      await isExpanded(visitor, toggleOf('Jumping'));
      await visitor.press('Escape');
      await isExpanded(visitor, toggleOf('Jumping'), 'false');
    },
  },
  'nav-menu': {
    happy: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.click('header [aria-label="Elements: submenu"]');
      await visitor.sees(['header a', 'accordion']);
      await visitor.press('Escape');
      await visitor.missesNow(['header a', 'accordion']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.focus(['header a[href$="/shop/"]', 'Shop']);
      await visitor.press('ArrowRight');
      await visitor.isAt('header [aria-label="Shop: submenu"]');
      await visitor.press('Enter');
      await visitor.sees(['header a', 'Fly mask']);
      await visitor.press('ArrowDown', 'ArrowDown');
      await visitor.isAt(['header a', 'Fly mask']);
      await visitor.press('Escape', 'End');
      await visitor.isAt(['header a', 'Account']);
    },
  },
  'nav-nested': {
    happy: async (visitor) => {
      await visitor.open('/elements/nav-nested/');
      await visitor.hover(['#stable > ul > li > a', 'Saddles']);
      await visitor.sees(['#stable a', 'Dressage']);
      await visitor.hover('h1');
      await visitor.missesNow(['#stable a', 'Dressage']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/nav-nested/');
      await visitor.focus(['#stable > ul > li > a', 'Home']);
      await visitor.press('ArrowRight');
      await visitor.isAt(['#stable > ul > li > a', 'Saddles']);
      await visitor.press('ArrowRight');
      await visitor.isAt('#stable [aria-label="Saddles: submenu"]');
      await visitor.press('Enter');
      await isExpanded(visitor, '#stable [aria-label="Saddles: submenu"]');
      await visitor.press('ArrowDown');
      await visitor.isAt(['#stable a', 'Dressage']);
      await visitor.press('Escape');
      await visitor.isAt('#stable [aria-label="Saddles: submenu"]');
      await visitor.missesNow(['#stable a', 'Dressage']);
    },
  },
  'slide-menu': {
    happy: async (visitor) => {
      await visitor.open('/builder/elements/slide-menus/');
      await visitor.ready('nav[data-x-id="menuaa"]');
      await visitor.click('nav[data-x-id="menuaa"] [aria-label="Toggle sub menu: Saddles"]');
      await visitor.sees(['nav[data-x-id="menuaa"] a', 'Dressage']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/slide-menus/');
      await visitor.ready('nav[data-x-id="menuaa"]');
      await visitor.focus('nav[data-x-id="menuaa"] [aria-label="Toggle sub menu: Saddles"]');
      await visitor.press('Enter', 'ArrowDown');
      await visitor.isAt(['nav[data-x-id="menuaa"] a', 'Dressage']);
      await visitor.press('End');
      await visitor.isAt(['nav[data-x-id="menuaa"] a', 'Cart']);
    },
  },
  'search-overlay': {
    happy: async (visitor) => {
      await visitor.open('/elements/search-overlay/');
      await visitor.click('.element-example:nth-of-type(2) [data-part="toggle"]');
      await visitor.isAt('.element-example:nth-of-type(2) [type="search"]');
      await visitor.click('.element-example:nth-of-type(2) [data-part="close"]');
      await visitor.missesNow('.element-example:nth-of-type(2) [data-part="overlay"]');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/search-overlay/');
      await visitor.focus('.element-example:nth-of-type(2) [data-part="toggle"]');
      await visitor.press('Enter');
      await visitor.isAt('.element-example:nth-of-type(2) [type="search"]');
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await visitor.press(key);
        await visitor.isAt('.element-example:nth-of-type(2) [data-part="overlay"] *');
      }
      await visitor.press('Escape');
      await visitor.isAt('.element-example:nth-of-type(2) [data-part="toggle"]');
    },
  },
  'anchor-links': {
    happy: async (visitor) => {
      await visitor.open('/elements/anchor-links/');
      await visitor.ready('[data-island="anchor-links"]');
      await visitor.click('[data-part="menu"] a[href$="#girths"]');
      await isAtTop(visitor, '#girths');
      await visitor.sees('[data-part="menu"] a[href$="#girths"][aria-current]');
      await visitor.goBack();
      await visitor.sees(['[data-part="menu"] a[aria-current]', 'Shop']);
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/anchor-links/');
      await visitor.ready('body');
      await visitor.focus('.bricks-nav-menu a[href$="#girths"]');
      await visitor.press('Enter');
      await isAtTop(visitor, '#girths');
      await visitor.press('Tab');
      await visitor.waitFor(() => {
        const place = document.querySelector('#girths');
        const position = place?.compareDocumentPosition(document.activeElement ?? place) ?? 0;
        return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });
    },
  },
  'one-page-navigation': {
    happy: async (visitor) => {
      await visitor.open('/elements/one-page-navigation/');
      await visitor.ready('[data-island="one-page-navigation"]');
      await visitor.click('[data-island="one-page-navigation"] li:nth-child(2) a');
      await visitor.sees('[data-island="one-page-navigation"] li:nth-child(2) a[aria-current="true"]');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/one-page-navigation/');
      await visitor.ready('[data-island="one-page-navigation"]');
      await visitor.focus('[data-island="one-page-navigation"] li:nth-child(2) a');
      await visitor.press('Enter');
      await visitor.sees('[data-island="one-page-navigation"] li:nth-child(2) a[aria-current="true"]');
    },
  },
  'back-to-top': {
    happy: async (visitor) => {
      await visitor.open('/elements/back-to-top/');
      await visitor.ready('[data-island="back-to-top"][aria-label="To the top"]');
      await visitor.missesNow('[data-island="back-to-top"][aria-label="To the top"]');
      await scrollBy(visitor, 300, 1200);
      await visitor.click('[data-island="back-to-top"][aria-label="To the top"]');
      await visitor.waitFor(() => scrollY === 0);
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/elements/back-to-top/');
      await visitor.ready('.brxe-back-to-top[aria-label="To the top"]');
      await scrollBy(visitor, 300, 1200);
      await visitor.focus('.brxe-back-to-top[aria-label="To the top"]');
      await visitor.press('Enter');
      await visitor.waitFor(() => scrollY === 0);
      await visitor.press('Tab');
      await visitor.isAt('.skip-link');
    },
  },
  'skip-link': {
    happy: async (visitor) => {
      await visitor.open('/shop/');
      await visitor.press('Tab');
      await visitor.click('.skip-link');
      await visitor.isAt('#content');
    },
    keyboard: async (visitor) => {
      await visitor.open('/builder/shop/');
      await visitor.press('Tab');
      await visitor.isAt('.skip-link');
      await visitor.press('Enter');
      await visitor.isAt('#brx-content');
      await visitor.press('Tab');
      await visitor.isAt('#brx-content *');
    },
  },
  'sticky-header': {
    happy: async (visitor) => {
      await visitor.open('/elements/sticky-header/');
      await visitor.ready('[data-island="sticky-header"]');
      await scrollBy(visitor, 100, 300, 600, 900);
      await visitor.waitFor(
        () =>
          Math.round(document.querySelector('[data-island="sticky-header"]')?.getBoundingClientRect().bottom ?? 9) <= 0,
      );
      await scrollBy(visitor, 850, 700, 600);
      await visitor.waitFor(
        () =>
          Math.round(document.querySelector('[data-island="sticky-header"]')?.getBoundingClientRect().top ?? 9) === 0,
      );
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/sticky-header/');
      await visitor.ready('[data-island="sticky-header"]');
      await scrollBy(visitor, 100, 300, 600, 900);
      // A focused control may not stay under the upper edge (WCAG 2.4.11).
      await visitor.focus('[data-island="sticky-header"] .logo');
      await visitor.waitFor(
        () =>
          Math.round(document.querySelector('[data-island="sticky-header"]')?.getBoundingClientRect().top ?? 9) === 0,
      );
    },
  },
};
