import { builderSettings } from '../settings/page-settings.ts';
import { LANGUAGE_PARAMETER, WPML } from './contract.ts';

/**
 * Address of an endpoint of the builder's REST API (bricks-dynamic.md §2). WPML's language goes with it in the formats
 * that need it: directory and domain always, parameter where the page's own address has one; Polylang's never
 * (bricks-dynamic.md §9.3). The root has a query string already on sites with plain permalinks.
 */
export function builderUrl(endpoint: string): string {
  const { restApiUrl, language, multilangPlugin, wpmlUrlFormat } = builderSettings();
  const url = `${restApiUrl}${endpoint}`;
  const isSent =
    multilangPlugin === WPML.plugin &&
    (wpmlUrlFormat !== WPML.parameterFormat || location.href.includes(`${LANGUAGE_PARAMETER}=`));
  if (!isSent) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${encodeURIComponent(language)}`;
}
