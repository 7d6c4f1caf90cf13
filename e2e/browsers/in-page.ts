import { pageRegistry, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { becomeOlder } from './older-engine.ts';

/** Key of the messages of one path: they survive its navigations, and each path has a storage of its own. */
const TOLD = 'visitor-told';

/** Longest time for a control to come, to stop moving and to be uncovered, in ms. */
const PATIENCE = 10_000;

/** Time in ms for which a control must rest before it is hit: smooth scrolling begins late in some engines. */
const REST = 150;

/** Place of a control in the viewport, or the reason that it cannot be reached. */
export type Aim = { readonly x: number; readonly y: number } | { readonly reason: string };

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const told: string[] = JSON.parse(sessionStorage.getItem(TOLD) ?? '[]');
const note = (message: string) => {
  told.push(message);
  sessionStorage.setItem(TOLD, JSON.stringify(told));
};

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...parts: unknown[]) => {
    note(`console.${level}: ${parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ')}`);
    original.apply(console, parts);
  };
}
addEventListener('error', (event) => {
  // The browser's own word that observers wait for the next frame, which is no fault of the page.
  if (event.message.startsWith('ResizeObserver loop')) return;
  note(`uncaught: ${event.message} ${event.error?.stack ?? ''}`);
});
addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason?.stack ?? reason}`));

/** Elements that match and, with a text, contain it. */
const matching = (selector: string, text?: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    ({ textContent }) => text === undefined || textContent.replaceAll(/\s+/g, ' ').includes(text),
  );

const { checkVisibility } = Element.prototype;

/** A closed panel that the browser's search may open keeps a box without height. */
const isSeen = (element: Element) =>
  checkVisibility.call(element, { visibilityProperty: true }) &&
  element.closest('[hidden="until-found"]') === null &&
  element.getClientRects().length > 0;

const visible = (selector: string, text?: string) => matching(selector, text).filter(isSeen);

const describe = (node: Node | null) =>
  node instanceof Element
    ? (node.cloneNode() as Element).outerHTML.slice(0, 120)
    : `${node?.nodeName} ${node?.textContent?.trim().slice(0, 60)}`;

/** Scrolls a control into view, waits until it rests, and says where a pointer would hit it. */
async function aim(selector: string, text?: string): Promise<Aim> {
  let reason = '';
  let last = '';
  let rested = 0;
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(40)) {
    const [element] = visible(selector, text);
    if (!element) {
      reason = `${matching(selector, text).length} elements match, none is visible`;
      continue;
    }
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const place = [top, bottom, left, right].map(Math.round).join();
    if (element.matches(':disabled')) {
      reason = 'it is disabled';
      continue;
    }
    if (place !== last) {
      last = place;
      rested = Date.now() + REST;
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      reason = 'it moves';
      continue;
    }
    if (Date.now() < rested) continue;
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!box) continue;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit && (element.contains(hit) || (hit.contains(element) && hit.matches('label, a, button')))) return { x, y };
    reason = `covered by ${describe(hit)}`;
    last = '';
    if (Date.now() > until - PATIENCE / 2)
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  return { reason };
}

let printed: readonly Node[] = [];
const nodesIn = (root: Node) => {
  const walker = document.createTreeWalker(root);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
};
// Module scripts, and with them the loader, run after the document has been parsed and before this event.
document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') printed = nodesIn(document.body);
});

/** Starts all islands of the page, whatever their strategy. */
async function bringUp(): Promise<void> {
  pageRegistry().find(document);
  const claims = [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)].flatMap((element) => [
    ...pageRegistry().claimsOf(element),
  ]);
  await Promise.all(claims.map((claim) => claim.begin()));
}

/** Claims that are not ready, by island. */
const notReady = () =>
  [...document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)]
    .filter((element) => element.getAttribute(STATE_ATTRIBUTE) !== 'ready')
    .map((element) => `${element.getAttribute(STATE_ATTRIBUTE)}: ${describe(element)}`);

/** Printed nodes that are no longer in the document. */
const lost = () => printed.filter((node) => !document.contains(node)).map(describe);

/** The texts of the page's main content that are seen. */
const readMain = () =>
  nodesIn(document.querySelector('main') ?? document.body).flatMap((node) => {
    const { parentElement, textContent } = node;
    return node instanceof Text && parentElement && isSeen(parentElement) ? (textContent ?? '').trim() || [] : [];
  });

const tools = {
  aim,
  bringUp,
  describe,
  lost,
  matching,
  notReady,
  readMain,
  told: () => {
    sessionStorage.removeItem(TOLD);
    return told.splice(0);
  },
  visible,
};

declare global {
  /** Global defined by this file. */
  var visitorTools: typeof tools;
}

globalThis.visitorTools = tools;
const parameters = new URLSearchParams(location.search);
if (parameters.has('older-engine')) becomeOlder();
// A browser without module scripts leaves out a script whose type it does not know.
if (parameters.has('without-loader'))
  new MutationObserver((records) => {
    for (const added of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (added instanceof HTMLScriptElement && added.type === 'module') added.type = 'unknown';
  }).observe(document, { subtree: true, childList: true });
