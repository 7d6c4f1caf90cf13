import { productCalled } from '../../fixtures/cms/catalogue/products.ts';
import { createCms } from '../../fixtures/cms/create-cms.ts';
import { visitor } from '../../fixtures/cms/test-visitor.ts';
import { recordedPage, recordedPages } from '../../fixtures/recordings.ts';
import { type NamedPage, ownPages } from './own-pages.ts';

/** Pages that show all their parts only after some use. */
const IN_USE: Readonly<Record<string, string>> = {
  '/elements/filters/': '/elements/filters/?colour=bay',
  '/elements/pagination/': '/elements/pagination/page/2/',
};

const shopPages = ['/', '/shop/', '/shop/page/2/', '/product/hazel-snaffle-bridle/', '/cart/'];
const pagesOfCustomers = ['/cart/', '/checkout/'];

const inBothDialects = (paths: readonly string[]) => paths.flatMap((path) => [path, `/builder${path}`]);

/** A choice of pages. */
export interface Wanted {
  /** Chooses pages by name. @default all */
  readonly isWanted?: (name: string) => boolean;
  /** Additional pages. */
  readonly more?: readonly NamedPage[];
  /** Changes the markup of a page before islands are looked for. */
  readonly change?: (page: NamedPage) => string;
}

/**
 * All pages of the demo CMS in both dialects, and the recorded ones, without the CMS's own scripts and everything that
 * loads them. Their settings stay, and are read with the selectors.
 */
export async function printedPages({
  isWanted = () => true,
  more = [],
  change = ({ html }) => html,
}: Wanted = {}): Promise<readonly NamedPage[]> {
  const pages = [...(await fixturePages()), ...(await customersPages()), ...ownPages(), ...recordings()].filter(
    ({ name }) => isWanted(name),
  );
  return [...pages, ...more].map((page) => ({ name: page.name, html: withoutScripts(change(page)) }));
}

async function fixturePages() {
  const cms = createCms({ scriptTags: '' });
  // Every page of elements links to the others.
  const anyElements = await (await cms.request('/elements/tabs/')).text();
  const elements = anyElements.match(/\/elements\/[\w-]+\/(?=")/g) ?? [];
  const inUse = elements.map((path) => IN_USE[path] ?? path);
  return Promise.all(
    inBothDialects([...new Set([...shopPages, ...inUse])]).map(async (path) => ({
      name: `fixtures ${path}`,
      html: await (await cms.request(path)).text(),
    })),
  );
}

/** Pages that depend on a filled cart. */
async function customersPages() {
  const customer = visitor('', { scriptTags: '' });
  await customer.add(productCalled('hazel-snaffle-bridle').id);
  return Promise.all(
    inBothDialects(pagesOfCustomers).map(async (path) => ({
      name: `fixtures ${path} of a customer`,
      html: await customer.text(path),
    })),
  );
}

const recordings = () => recordedPages().map((name) => ({ name: `recorded ${name}`, html: recordedPage(name) }));

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/gi;
const SETTINGS = /\bid=["'][^"']*-js-extra["']|\bdata-stirrup-settings\b/;

function withoutScripts(html: string): string {
  const quiet = html.replaceAll(SCRIPT, (script, attributes: string) => (SETTINGS.test(attributes) ? script : ''));
  // A recorded fragment of a running page is wrapped in a document.
  return quiet.includes('</head>') ? quiet : `<!doctype html><html lang="en"><head></head><body>${quiet}</body></html>`;
}
