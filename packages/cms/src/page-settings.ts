/**
 * Page settings for elements that few pages have, `@stirrup/cms/page-settings`: the page's locale, the builder's presets
 * for maps, and the texts by which sliders and maps speak to screen readers. Apart from the rest, because the cart needs
 * none of them.
 */
export { type MapStyle, mapStyle } from './settings/map-style.ts';
export { pageLocale } from './settings/page-locale.ts';
export { type ElementTextName, elementText } from './texts/element-text.ts';
