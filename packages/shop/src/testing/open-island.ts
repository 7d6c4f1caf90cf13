import { type IslandDefinition, pageRegistry, start } from '@stirrup/runtime';
import { cartAnswer, type ShopCall, stubShop } from '../../../../fixtures/stub-shop.ts';

let calls: ShopCall[] = [];

/** Options of a test's page. */
interface PageOptions {
  /** Globals of the CMS, for a page whose legacy scripts were removed. */
  readonly settings?: Readonly<Record<string, object>>;
  readonly bodyClass?: string;
}

/** A new page with this markup, its islands ready, and a shop whose answers the test controls. */
export async function openIsland(
  island: IslandDefinition,
  markup: unknown,
  { settings = {}, bodyClass = '' }: PageOptions = {},
) {
  document.body.className = bodyClass;
  const json = `<script type="application/json" data-stirrup-settings>${JSON.stringify(settings)}</script>`;
  document.body.innerHTML = `${json}<main>${String(markup)}</main>`;
  calls = stubShop();
  start(island);
  pageRegistry().find(document);
  const roots = [...document.querySelectorAll<HTMLElement>(Object.values(island.selectors).flat().join())];
  await Promise.all(
    roots.flatMap((root) =>
      pageRegistry()
        .claimsOf(root)
        .map((claim) => claim.begin()),
    ),
  );
  return { calls, roots, to: (endpoint: string) => calls.filter((call) => call.endpoint === endpoint) };
}

/** Answers pending requests, because changes wait for each other, and empties the page; call it after each test. */
export async function closePage(): Promise<void> {
  for (const call of calls) await call.answer(cartAnswer('h0'));
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  document.body.className = '';
}

/** The one element that matches a selector; throws if there is none. */
export function the(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Stirrup: the fixture has no ${selector}.`);
  return element;
}
