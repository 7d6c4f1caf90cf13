import { createCms } from '../../fixtures/cms/create-cms.ts';

/** A name to resolve addresses by. */
const SHOP = 'http://shop.test';

/** In a cart, on a checkout and beside filters there is nothing to see before somebody has done something. */
const STATES = ['/cart/?add-to-cart=101', '/checkout/', '/catalogue/?_category=rugs', '/shop/page/2/'];

/** A page that there is not, and what no list leads to. */
const UNLISTED = ['/no-such-page/', '/journal/', '/live-search/'];

/** Every address that the demo CMS leads to: the pages of its index, all pages of elements, a post, and one that is missing. */
export async function demoPaths(): Promise<readonly string[]> {
  const cms = createCms({ scriptTags: '' });
  const links = async (path: string) => {
    const html = await (await cms.request(path)).text();
    return [...html.matchAll(/<a\b[^>]*\bhref="([^"#?]+)"/g)].map(
      ([, address]) => new URL(address ?? '', SHOP).pathname,
    );
  };
  const listed = (await Promise.all(['/', '/elements/tabs/', '/builder/elements/tabs/'].map(links))).flat();
  const paths = [...listed, ...STATES, ...STATES.map((path) => `/builder${path}`), ...UNLISTED];
  return [...new Set(paths)].filter((path) => !/\.\w+$/.test(path)).toSorted();
}
