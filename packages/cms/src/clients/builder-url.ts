import { withQuery } from '../request/with-query.ts';
import { builderSettings } from '../settings/page-settings.ts';
import { LANGUAGE_PARAMETER, WPML } from './contract.ts';

/**
 * Address of an endpoint of the builder's REST API (bricks-dynamic.md §2). WPML's language is added in the formats that
 * need it: always for directory and domain, and for the parameter if the page's own address has one; Polylang's never
 * is (bricks-dynamic.md §9.3). On sites with plain permalinks the root already has a query string.
 */
export function builderUrl(endpoint: string): string {
  const { restApiUrl, language, multilangPlugin, wpmlUrlFormat } = builderSettings();
  const url = `${restApiUrl}${endpoint}`;
  const isSent =
    multilangPlugin === WPML.plugin &&
    (wpmlUrlFormat !== WPML.parameterFormat || location.href.includes(`${LANGUAGE_PARAMETER}=`));
  if (!isSent) return url;
  return withQuery(url, { [LANGUAGE_PARAMETER]: language });
}
