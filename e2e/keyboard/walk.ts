import type { CDPSession, Page } from 'playwright-core';
import { readManifest } from '../../scripts/manifest.ts';

/** The code that leads Tab to islands that come up late. */
const [leading] =
  Object.entries(readManifest().files).find(([, { source }]) => source?.endsWith('/redirect-tab.ts')) ?? [];
if (!leading) throw new Error('The distribution has no file for what leads Tab.');

/** Role and name of an element, as assistive technology is told them. */
export interface Heard {
  readonly role: string;
  readonly name: string;
}

/** The stops that Tab has led to. */
export interface Stop extends Heard {
  /** Tells elements of a document apart. */
  readonly node: number;
  /** Name and classes of the element. */
  readonly element: string;
}

/** More stops than any page has. */
const MOST = 600;

/**
 * Presses Tab until the focus has gone through the page, as somebody who listens does: what the focus has woken is heard out
 * before the next press. The beginning of a page is where the focus is when it is opened.
 */
export async function walkByTab(page: Page, session: CDPSession): Promise<readonly Stop[]> {
  const stops = new Map<number, Stop>();
  let last: Stop | undefined;
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press('Tab');
    await hearOut(page);
    const stop = await focused(session);
    // Players have stops inside, which are the browser's own.
    const isInside = stop?.node === last?.node;
    if (!stop || (stops.has(stop.node) && !isInside)) break;
    stops.set(stop.node, stop);
    last = stop;
  }
  return [...stops.values()];
}

/** Whatever has begun to come up is up: as soon as what Tab has passed by can have begun. */
async function hearOut(page: Page): Promise<void> {
  // In words: the test runner puts imports of its own in the place of a function's.
  await page.evaluate(`import('/stirrup/${leading}').then(async () => {
    while (document.querySelector('[data-island-state="loading"]')) await new Promise(requestAnimationFrame);
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
    name: String(heard?.name?.value ?? ''),
  };
}
