/**
 * Settings and texts of elements that few pages have, `@stirrup/cms/elements`: the page's locale, the builder's presets
 * for maps, and the accessible texts of sliders and maps. An entry of its own, because the cart needs none of them.
 */
export { type MapStyle, mapStyle } from './settings/map-style.ts';
export { pageLocale } from './settings/page-locale.ts';
export { type ElementTextName, elementText } from './texts/element-text.ts';
