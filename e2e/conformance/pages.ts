import { Window } from 'happy-dom';
import { productCalled } from '../../fixtures/cms/catalogue/products.ts';
import { createCms } from '../../fixtures/cms/create-cms.ts';
import { visitor } from '../../fixtures/cms/test-visitor.ts';
import { recordedPage, recordedPages } from '../../fixtures/recordings.ts';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { type NamedPage, ownPages } from './own-pages.ts';

/** A page for trials of islands. */
export interface TrialPage {
  /** `fixtures /shop/` or `recorded bricks-shop`. */
  readonly name: string;
  readonly html: string;
  /** Selectors that match on it, by island and dialect. */
  readonly seen: readonly Sighting[];
}

/** One selector of one island's dialect. */
export interface Sighting {
  readonly island: string;
  readonly dialect: string;
  readonly selector: string;
}

/** Pages that show all their parts only after some use. */
const IN_USE: Readonly<Record<string, string>> = {
  '/elements/filters/': '/elements/filters/?colour=bay',
  '/elements/pagination/': '/elements/pagination/page/2/',
};

const shopPages = ['/', '/shop/', '/shop/page/2/', '/product/hazel-snaffle-bridle/', '/cart/'];
const pagesOfCustomers = ['/cart/', '/checkout/'];

const inBothDialects = (paths: readonly string[]) => paths.flatMap((path) => [path, `/builder${path}`]);

/** Every selector that an island declares. */
export const selectors: readonly Sighting[] = islands.flatMap(({ name, selectors: byDialect }) =>
  Object.entries(byDialect).flatMap(([dialect, list]) => list.map((selector) => ({ island: name, dialect, selector }))),
);

/** A choice of pages. */
interface Wanted {
  /** Chooses pages by name. @default all */
  readonly isWanted?: (name: string) => boolean;
  /** Additional pages. */
  readonly more?: readonly NamedPage[];
  /** Changes the markup of a page before islands are looked for. */
  readonly change?: (page: NamedPage) => string;
}

/** All pages of the demo CMS in both dialects, and the recorded ones; only those on which an island is found. */
export async function trialPages({
  isWanted = () => true,
  more = [],
  change = ({ html }) => html,
}: Wanted = {}): Promise<readonly TrialPage[]> {
  const pages = [...(await fixturePages()), ...(await customersPages()), ...ownPages(), ...recordings()].filter(
    ({ name }) => isWanted(name),
  );
  return [...pages, ...more]
    .map((page) => lookAt({ ...page, html: change(page) }))
    .filter(({ seen }) => seen.length > 0);
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

/**
 * Removes the CMS's own scripts and everything that loads them. Their settings stay, and are read with the selectors.
 */
function lookAt({ name, html }: { name: string; html: string }): TrialPage {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  const page = new window.DOMParser().parseFromString(html, 'text/html');
  const seen = selectors.filter(({ selector }) => page.querySelector(selector) !== null);
  window.happyDOM.abort();
  return { name, html: withoutScripts(html), seen };
}

const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/gi;
const SETTINGS = /\bid=["'][^"']*-js-extra["']|\bdata-stirrup-settings\b/;

function withoutScripts(html: string): string {
  const quiet = html.replaceAll(SCRIPT, (script, attributes: string) => (SETTINGS.test(attributes) ? script : ''));
  // A recorded fragment of a running page is wrapped in a document.
  return quiet.includes('</head>') ? quiet : `<!doctype html><html lang="en"><head></head><body>${quiet}</body></html>`;
}
