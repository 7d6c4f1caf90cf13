import { pageRegistry, start } from '@stirrup/runtime';
import { vi } from 'vitest';
import { popup } from '../overlays/popup/island.ts';
import { interactions } from '../page/interactions/island.ts';
// Read beforehand, so that no test waits for it.
import '../page/interactions/interactions.ts';
import '../page/interactions/load-action.ts';
import '../page/interactions/other-actions.ts';
import '../page/interactions/view-code.ts';

/** An interaction as a test prints it. */
export type Printed = Readonly<Record<string, unknown>>;

const SOURCES = '[data-interactions][data-interaction-id], [data-island="interactions"]';

const observers = new Set<FakeObserver>();

/** An IntersectionObserver whose entries the test reports. */
class FakeObserver {
  readonly observed = new Set<Element>();
  readonly margin: string;
  readonly #look: (entries: readonly Partial<IntersectionObserverEntry>[]) => void;

  constructor(look: FakeObserver['report'], { rootMargin = '' }: IntersectionObserverInit = {}) {
    if (/[^\d\s.px%-]/.test(rootMargin)) throw new SyntaxError('rootMargin must be specified in pixels or percent.');
    this.#look = look;
    this.margin = rootMargin;
    observers.add(this);
  }

  observe(target: Element): void {
    this.observed.add(target);
  }

  unobserve(target: Element): void {
    this.observed.delete(target);
  }

  report(entries: readonly Partial<IntersectionObserverEntry>[]): void {
    this.#look(entries);
  }
}

/** Reports to observers that an element enters or leaves the view: to those with a given margin, or to all. */
export function look(target: Element, isIntersecting: boolean, margin?: string): void {
  for (const observer of observers) {
    const isMeant = observer.observed.has(target) && observer.margin === (margin ?? observer.margin);
    if (isMeant) observer.report([{ target, isIntersecting }]);
  }
}

/** Margins of the observers of an element. */
export const marginsOf = (target: Element) =>
  [...observers].filter(({ observed }) => observed.has(target)).map(({ margin }) => margin);

/** Stubs APIs that happy-dom lacks: observers, error reports and animations. */
export function stubBrowser(): void {
  vi.stubGlobal('reportError', (error: unknown) => console.error(error));
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([]);
}

/** Registers the popups of the page without loading them. */
export function registerPopups(): void {
  start({ ...popup, load: () => new Promise(() => undefined) });
}

/** An element with interactions, as the builder prints it. */
export function withInteractions(list: readonly Printed[] | string, more = ''): string {
  const json = typeof list === 'string' ? list : JSON.stringify(list);
  return `<button type="button" id="source" data-interaction-id="2fe72e" data-interactions="${json.replaceAll('"', '&quot;')}" ${more}>Go</button>`;
}

/** Opens this markup, and returns its first element with interactions once all their code has loaded. */
export async function openInteractions(html: string): Promise<HTMLElement> {
  document.body.insertAdjacentHTML('beforeend', html);
  start(interactions);
  pageRegistry().find(document);
  const sources = [...document.querySelectorAll<HTMLElement>(SOURCES)];
  await Promise.all(
    sources.flatMap((source) =>
      pageRegistry()
        .claimsOf(source)
        .map((claim) => claim.begin()),
    ),
  );
  // Their lazy modules, too: a module that has loaded already still resolves a few microtasks later.
  await Promise.all([
    import('../page/interactions/load-action.ts'),
    import('../page/interactions/other-actions.ts'),
    import('../page/interactions/view-code.ts'),
  ]);
  await new Promise((resolve) => setTimeout(resolve));
  const [source] = sources;
  if (!source) throw new Error('The markup has no interactions.');
  return source;
}

/** An element of the test's page. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Emits an event of the builder. */
export function emitOnDocument(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** An interaction that counts clicks in a property of `window`. */
export const count = (name: string, more: Printed = {}): Printed => ({
  trigger: 'click',
  action: 'storageCount',
  storageType: 'windowStorage',
  actionAttributeKey: name,
  ...more,
});

/** The count under a name. */
export const counted = (name: string): unknown => Reflect.get(globalThis, name);

/** Restores the page as the tests found it. */
export async function closeInteractions(): Promise<void> {
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['clicks', 'others']) Reflect.deleteProperty(globalThis, name);
}

/** Catches warnings. */
export const catchWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);
