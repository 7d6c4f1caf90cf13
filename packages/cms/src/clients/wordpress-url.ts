import { parseObject } from '@stirrup/runtime';
import { GLOBALS, REST_LINK_SELECTOR } from '../settings/contract.ts';
import { builderSettings, wordpressRestSettings } from '../settings/page-settings.ts';
import { readGlobal } from '../settings/read-global.ts';
import { BUILDER_NAMESPACE, SWATCHES_NAMESPACE, SWATCHES_PARAMETERS } from './contract.ts';

/** A page's REST root, from any of the places where WordPress prints it (swatches-and-others.md §6.5). */
function restRoot(): string {
  const { root } = wordpressRestSettings();
  if (root) return root;
  const link = document.querySelector<HTMLLinkElement>(REST_LINK_SELECTOR)?.href;
  if (link) return link;
  return readGlobal(GLOBALS.builder) ? builderSettings().restApiUrl.replace(BUILDER_NAMESPACE, '') : '/wp-json/';
}

/**
 * Absolute address of a WordPress REST path, as the REST helper builds it (swatches-and-others.md §6.1): the root may
 * be a query itself (plain permalinks), `_locale=user` is added, and further parameters for the swatches' calls
 * (swatches-and-others.md §1.15). Parameters of the path stay.
 */
export function wordpressUrl(path: string, query: Readonly<Record<string, string>> = {}): string {
  const root = restRoot();
  const [route = '', ...search] = path.replace(/^\//, '').split('?');
  const joint = root.includes('?') ? '&' : '?';
  const url = new URL(
    search.length ? `${root}${route}${joint}${search.join('?')}` : `${root}${route}`,
    document.baseURI,
  );
  const extras = path.includes(SWATCHES_NAMESPACE) ? swatchesParameters() : {};
  for (const [name, value] of Object.entries({ ...query, ...extras, _locale: 'user' })) {
    if (typeof value === 'string' && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Further parameters of the swatches' calls: those that the plugin prints, and the page's own, which count more. */
function swatchesParameters(): Readonly<Record<string, unknown>> {
  const printed = Array.from(document.scripts, ({ text }) => SWATCHES_PARAMETERS.exec(text)?.[1]).find(Boolean);
  return { ...parseObject(printed ?? ''), ...readGlobal(GLOBALS.swatchesQuery) };
}
