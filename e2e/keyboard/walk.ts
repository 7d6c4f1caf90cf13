import type { CDPSession, Page } from 'playwright-core';
import { builtFiles } from '../support/built-files.ts';

/** The code that leads Tab to islands that come up late. */
const [leading] = Object.entries(builtFiles.files).find(([, { source }]) => source?.endsWith('/redirect-tab.ts')) ?? [];
if (!leading) throw new Error('The distribution has no file for what leads Tab.');

/** Role and name of an element in the accessibility tree. */
export interface Heard {
  readonly role: string;
  readonly name: string;
}

/** The tab stops so far. */
export interface Stop extends Heard {
  /** Identifies an element within its document. */
  readonly node: number;
  /** Tag name and classes of the element. */
  readonly element: string;
}

/** More stops than any page has. */
const MOST = 600;

/**
 * Presses Tab until the focus has gone through the page, as a screen reader user does: islands that the focus has
 * started are awaited before the next press. The walk begins at the top of a newly opened page.
 */
export async function walkByTab(page: Page, session: CDPSession): Promise<readonly Stop[]> {
  await page.evaluate(watchTab);
  const stops = new Map<number, Stop>();
  let last: Stop | undefined;
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press('Tab');
    await hearOut(page);
    const stop = await focused(session);
    // Players have inner stops, which are the browser's own.
    const isInside = stop?.node === last?.node;
    if (!stop || (stops.has(stop.node) && !isInside)) break;
    stops.set(stop.node, stop);
    last = stop;
  }
  return [...stops.values()];
}

declare global {
  /** The newest press, and the focus before it. */
  var tabbed: { readonly event: KeyboardEvent; readonly from: Element | null } | undefined;
}

/** Keeps the newest press; it runs in the page. */
function watchTab(): void {
  addEventListener('keydown', (event) => (globalThis.tabbed = { event, from: document.activeElement }), true);
}

/** Longest wait for a press that the page has held, in ms: longer than the page's own. */
const LONGEST_HOLD = 2000;

/** Waits for islands that are starting, as soon as those that Tab has passed can have started, and for a held press. */
async function hearOut(page: Page): Promise<void> {
  // A string, because the test runner rewrites imports in functions.
  await page.evaluate(`import('/stirrup/${leading}').then(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    while (document.querySelector('[data-island-state="loading"]')) await nextFrame();
    const { event, from } = tabbed;
    const isHeld = () => event.defaultPrevented && document.activeElement === from;
    while (isHeld() && performance.now() < event.timeStamp + ${LONGEST_HOLD}) await nextFrame();
  })`);
}

async function focused(session: CDPSession): Promise<Stop | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { objectId = '' } = result;
  const { node } = await session.send('DOM.describeNode', { objectId });
  if (node.nodeName === 'BODY') return undefined;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const [heard] = nodes;
  const { attributes = [] } = node;
  const classes = attributes[attributes.indexOf('class') + 1]?.trim().split(/\s+/) ?? [];
  return {
    node: node.backendNodeId,
    element: [node.localName, ...(attributes.includes('class') ? classes : [])].join('.'),
    role: String(heard?.role?.value),
    name: nameOf(heard),
  };
}

/** The accessible name of a node; its spaces depend on how much of the page the browser has laid out. */
export const nameOf = (node: { readonly name?: { readonly value?: unknown } } | undefined): string =>
  String(node?.name?.value ?? '')
    .trim()
    .replace(/\s+/g, ' ');
