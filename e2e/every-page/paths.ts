import { createCms } from '../../fixtures/cms/create-cms.ts';

/** An origin for resolving addresses. */
const SHOP = 'http://shop.test';

/** A cart, a checkout and a search show something only after some use. */
const STATES = ['/cart/?add-to-cart=101', '/checkout/', '/shop/page/2/', '/?s=snaffle'];

/** The only page that the shop answers with 404. */
export const MISSING = '/no-such-page/';

/** A missing page, pages that no list links to, and filters of the builder after some use. */
const UNLISTED = [MISSING, '/journal/', '/live-search/', '/builder/catalogue/?category[]=rugs'];

/** The page without a theme, whose inspections are `own-markup.e2e.ts` and `own-states.e2e.ts`. */
const ELSEWHERE: ReadonlySet<string> = new Set(['/own/']);

/** Every address of the demo CMS: the pages of its index, all pages of elements, a post, and a missing one. */
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
  return [...new Set(paths)].filter((path) => !/\.\w+$/.test(path) && !ELSEWHERE.has(path)).toSorted();
}
