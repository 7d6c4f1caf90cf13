import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { legacyFile } from '../../fixtures/cms/legacy-tags.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const legacy = fileURLToPath(new URL('../../fixtures/cms/legacy/', import.meta.url));

/** Minified files of npm for scripts that Stirrup makes unnecessary, by WordPress's ids of these. */
const libraries = new Map([
  ['jquery-core-js', 'jquery/dist/jquery.min.js'],
  ['sourcebuster-js-js', 'sourcebuster/dist/sourcebuster.min.js'],
  ['bricks-photoswipe-js', 'photoswipe/dist/umd/photoswipe.umd.min.js'],
  ['bricks-photoswipe-lightbox-js', 'photoswipe/dist/umd/photoswipe-lightbox.umd.min.js'],
  ['bricks-splide-js', '@splidejs/splide/dist/js/splide.min.js'],
  ['bricks-swiper-js', 'swiper/swiper-bundle.min.js'],
]);

/** The absent part of the replaced scripts, for the bench's account of itself. */
export const MISSING =
  'jQuery Migrate, jQuery UI, blockUI, js-cookie, selectWoo, accounting, zoom, FlexSlider, PhotoSwipe 4, Underscore, ' +
  'Isotope, MediaElement, Typed, EasyPieChart, Tocbot, and WordPress’s own wp-util, api-fetch, i18n, hooks and polyfill';

const minified = new Map<string, Promise<string>>();

/** True if there is a script to serve for this id of WordPress: one of npm, or our version of one of a shop. */
export const isReplaced = (id: string) => libraries.has(id) || legacyFile(id) !== undefined;

/** Address of the script for an id of WordPress. */
export const replacedAddress = (id: string) => `/replaced/${id}.js`;

/** Answers a request for the script of an id, minified; undefined for other requests. */
export async function replacedScript(pathname: string): Promise<Response | undefined> {
  const id = /^\/replaced\/([\w-]+)\.js$/.exec(pathname)?.[1] ?? '';
  const name = /^\/legacy\/([\w-]+)\.js$/.exec(pathname)?.[1] ?? legacyFile(id);
  const library = libraries.get(name === 'jquery' ? 'jquery-core-js' : id);
  if (library === undefined && name === undefined) return undefined;
  const file = library === undefined ? `${legacy}${name}.js` : `${modules}${library}`;
  const code = minified.get(file) ?? readMinified(file, library === undefined);
  minified.set(file, code);
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=31536000' };
  return new Response(await code, { headers });
}

async function readMinified(file: string, isOurs: boolean): Promise<string> {
  const text = await readFile(file, 'utf8');
  return isOurs ? (await transform(text, { minify: true, loader: 'js' })).code : text;
}
