import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { legacyFile } from '../../fixtures/cms/legacy-tags.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}/`, import.meta.url));

const WORDPRESS = folder('e2e/wordpress/node_modules/@wp-playground/wordpress-builds/public/wp-6.5/wp-includes/js');
const NPM = folder('node_modules');
/** Packages of npm that nothing but this bench needs. */
const REPLACED = folder('bench/replaced/node_modules');
const LEGACY = folder('fixtures/cms/legacy');

/** Files of libraries that Stirrup makes unnecessary, by WordPress's ids of their scripts. */
const libraries = new Map([
  ['jquery-core-js', `${WORDPRESS}jquery/jquery.min.js`],
  ['jquery-migrate-js', `${WORDPRESS}jquery/jquery-migrate.min.js`],
  ['jquery-ui-core-js', `${WORDPRESS}jquery/ui/core.min.js`],
  ['jquery-ui-mouse-js', `${WORDPRESS}jquery/ui/mouse.min.js`],
  ['jquery-ui-slider-js', `${WORDPRESS}jquery/ui/slider.min.js`],
  ['underscore-js', `${WORDPRESS}underscore.min.js`],
  ['wp-util-js', `${WORDPRESS}wp-util.min.js`],
  ['wp-api-request-js', `${WORDPRESS}api-request.min.js`],
  ['wp-hooks-js', `${WORDPRESS}dist/hooks.min.js`],
  ['wp-i18n-js', `${WORDPRESS}dist/i18n.min.js`],
  ['wp-url-js', `${WORDPRESS}dist/url.min.js`],
  ['wp-api-fetch-js', `${WORDPRESS}dist/api-fetch.min.js`],
  ['wp-polyfill-js', `${WORDPRESS}dist/vendor/wp-polyfill.min.js`],
  ['mediaelement-core-js', `${WORDPRESS}mediaelement/mediaelement-and-player.min.js`],
  ['mediaelement-migrate-js', `${WORDPRESS}mediaelement/mediaelement-migrate.min.js`],
  ['wp-mediaelement-js', `${WORDPRESS}mediaelement/wp-mediaelement.min.js`],
  ['wc-jquery-blockui-js', `${REPLACED}block-ui/jquery.blockUI.js`],
  ['wc-js-cookie-js', `${REPLACED}js-cookie/src/js.cookie.js`],
  ['wc-accounting-js', `${REPLACED}accounting/accounting.min.js`],
  ['wc-jquery-ui-touchpunch-js', `${REPLACED}jquery-ui-touch-punch/jquery.ui.touch-punch.min.js`],
  ['wc-zoom-js', `${REPLACED}jquery-zoom/jquery.zoom.min.js`],
  ['wc-flexslider-js', `${REPLACED}flexslider/jquery.flexslider-min.js`],
  ['wc-photoswipe-js', `${REPLACED}photoswipe/dist/photoswipe.min.js`],
  ['wc-photoswipe-ui-default-js', `${REPLACED}photoswipe/dist/photoswipe-ui-default.min.js`],
  // WooCommerce has a fork of it.
  ['selectWoo-js', `${REPLACED}select2/dist/js/select2.full.min.js`],
  ['sourcebuster-js-js', `${NPM}sourcebuster/dist/sourcebuster.min.js`],
  ['bricks-photoswipe-js', `${NPM}photoswipe/dist/umd/photoswipe.umd.min.js`],
  ['bricks-photoswipe-lightbox-js', `${NPM}photoswipe/dist/umd/photoswipe-lightbox.umd.min.js`],
  ['bricks-splide-js', `${NPM}@splidejs/splide/dist/js/splide.min.js`],
  ['bricks-swiper-js', `${NPM}swiper/swiper-bundle.min.js`],
  ['bricks-isotope-js', `${REPLACED}isotope-layout/dist/isotope.pkgd.min.js`],
  ['bricks-tocbot-js', `${REPLACED}tocbot/dist/tocbot.min.js`],
  ['bricks-typed-js', `${REPLACED}typed.js/dist/typed.umd.js`],
  ['bricks-piechart-js', `${REPLACED}easy-pie-chart/dist/easypiechart.min.js`],
]);

/** Libraries whose scripts WooCommerce defers in the head; all others run where they stand. */
const DEFERRED = /^wc-(?:jquery-blockui|js-cookie|zoom|flexslider|photoswipe|photoswipe-ui-default)-js$|^selectWoo-js$/;

/** Libraries that the recorded shop prints on every page, for WooCommerce and for the swatches plugin. */
const EVERYWHERE = [
  ...['jquery-migrate-js', 'wc-jquery-blockui-js', 'wc-js-cookie-js', 'underscore-js', 'wp-util-js'],
  ...['wp-api-request-js', 'wp-hooks-js', 'wp-i18n-js', 'wp-url-js', 'wp-api-fetch-js', 'wp-polyfill-js'],
  'sourcebuster-js-js',
];

/** Sources of the libraries, and the absent part of the replaced scripts, for the bench's account of itself. */
export const SOURCES =
  '"Replaced libraries" are those of WordPress 6.5 (jQuery, Migrate and UI, Underscore, wp-util, api-fetch with its ' +
  'dependencies, the polyfill, MediaElement) and of npm (blockUI, js-cookie, accounting, Touch Punch, zoom, FlexSlider, ' +
  'PhotoSwipe 4 and 5, Select2 for selectWoo, Sourcebuster, Splide, Swiper, Isotope, Tocbot, Typed, EasyPieChart), where ' +
  'the recorded shop prints them, and our short versions of the scripts of WooCommerce, the builder and the swatches ' +
  'plugin, minified. These are no public packages, and the real ones are larger.';

const minified = new Map<string, Promise<string>>();

/** True if there is a script to serve for this id of WordPress: one of a library, or our version of one of a shop. */
export const isReplaced = (id: string) => libraries.has(id) || legacyFile(id) !== undefined;

/** Address of the script for an id of WordPress. */
export const replacedAddress = (id: string) => `/replaced/${id}.js`;

/** Tags of a page's libraries: those of every page, and its own by WordPress's ids. */
export function libraryTags(own: readonly string[]): { readonly head: string; readonly end: string } {
  const ids = [...EVERYWHERE, ...own];
  const tags = (wanted: readonly string[], attribute = '') =>
    wanted.map((id) => `<script${attribute} src="${replacedAddress(id)}"></script>\n`).join('');
  return {
    head: tags(
      ids.filter((id) => DEFERRED.test(id)),
      ' defer',
    ),
    end: tags(ids.filter((id) => !DEFERRED.test(id))),
  };
}

/** Answers a request for the script of an id, minified; undefined for other requests. */
export async function replacedScript(pathname: string): Promise<Response | undefined> {
  const id = /^\/replaced\/([\w-]+)\.js$/.exec(pathname)?.[1] ?? '';
  const name = /^\/legacy\/([\w-]+)\.js$/.exec(pathname)?.[1] ?? legacyFile(id);
  const library = libraries.get(name === 'jquery' ? 'jquery-core-js' : id);
  if (library === undefined && name === undefined) return undefined;
  const file = library ?? `${LEGACY}${name}.js`;
  const code = minified.get(file) ?? readMinified(file);
  minified.set(file, code);
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=31536000' };
  return new Response(await code, { headers });
}

async function readMinified(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return /\bmin\.js$/.test(file) ? text : (await transform(text, { minify: true, loader: 'js' })).code;
}
