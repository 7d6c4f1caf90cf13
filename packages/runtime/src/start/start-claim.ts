import type { Claim } from '../claim.ts';
import { savesData } from '../dom/saves-data.ts';
import { membersOf } from '../members-of.ts';
import { nextTask } from '../next-task.ts';
import { warn } from '../warn.ts';
import { codeSource } from './code-source.ts';
import { pageAtRest } from './page-at-rest.ts';
import { beginAtRest } from './rest-queue.ts';
import { isStartStrategy, mediaQueryOf, START_ATTRIBUTE, type StartStrategy } from './start-strategy.ts';
import { whenMedia } from './when-media.ts';
import { whenUsed } from './when-used.ts';
import { whenVisible } from './when-visible.ts';

/** Islands whose code is fetched ahead: once for all their elements. */
const wanted = new Set<string>();

/**
 * Lets a claim begin when its strategy, or its element's `data-start`, determines; at once if the strategy throws,
 * because a script of the page has replaced a function of the browser.
 */
export function startClaim(claim: Claim): void {
  try {
    startByStrategy(claim);
  } catch (error) {
    claim.fail('start', error);
    void claim.begin();
  }
}

function startByStrategy(claim: Claim): void {
  const { element, waiting, definition } = claim;
  const begin = () => claim.begin();
  const strategy = strategyOf(claim);
  if (strategy === 'load' || claim.yields) {
    void begin();
    return;
  }
  const query = mediaQueryOf(strategy);
  if (query) {
    // It may never start, so no code is fetched for it before.
    whenMedia(query, begin, waiting);
    return;
  }
  // A visitor who uses the island before its turn does not wait for it.
  whenUsed(element, begin, waiting);
  if (strategy === 'idle') beginAtRest(begin, 'any', waiting);
  else if (strategy === 'interaction' && definition.standIn) beginAtRest(() => standIn(claim), 'any', waiting);
  else if (strategy === 'visible') whenVisible(element, (turn) => beginAtRest(begin, turn, waiting), waiting);
  void pageAtRest().then(async () => {
    const { name } = definition;
    if (waiting.aborted || wanted.has(name)) return;
    wanted.add(name);
    // Each request in a task of its own: all of them together are a long one.
    await nextTask();
    if (waiting.aborted) wanted.delete(name);
    else if (!savesData()) codeSource.fetch(name);
  });
}

/** Runs the stand-in of a sleeping island; if it cannot be fetched, the island starts. */
async function standIn(claim: Claim): Promise<void> {
  const { element, dialect, dialectData, waiting: signal, definition } = claim;
  const begin = () => claim.begin();
  try {
    const module = await definition.standIn?.();
    if (!signal.aborted) module?.default({ name: definition.name, element, dialect, dialectData, begin, signal });
  } catch {
    await begin();
  }
}

/** True if a claim waits for a media query: that may never match, so nothing should wait for it. */
export function mayNeverStart(claim: Claim): boolean {
  return claim.state === 'claimed' && mediaQueryOf(strategyOf(claim)) !== undefined;
}

/** The strategy of a claim: its element's attribute, else its island's. */
export function strategyOf({ element, definition: { name, start } }: Claim): StartStrategy {
  const own = membersOf(element).getAttribute(START_ATTRIBUTE);
  if (own !== null && isStartStrategy(own)) return own;
  const usual = typeof start === 'string' ? start : start(element);
  // The builder has an attribute of that name on its loops: the index of the first result.
  if (process.env.NODE_ENV !== 'production' && own !== null && !/^\d+$/.test(own)) {
    warn(
      `island "${name}": ${START_ATTRIBUTE} is "${own}", expected load, idle, visible, interaction or media(…); "${usual}" is used`,
      element,
    );
  }
  return usual;
}
