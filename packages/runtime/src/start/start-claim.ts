import type { Claim } from '../claim.ts';
import { membersOf } from '../members-of.ts';
import { warn } from '../warn.ts';
import { isStartStrategy, START_ATTRIBUTE, type StartStrategy } from './parse-start.ts';
import { whenIdle } from './when-idle.ts';
import { whenMedia } from './when-media.ts';
import { whenUsed } from './when-used.ts';
import { whenVisible } from './when-visible.ts';

/**
 * Lets a claim begin when its strategy, or its element's `data-start`, says so; at once where the strategy throws, because a
 * script of the page's has put something else in the place of what the browser offers.
 */
export function startClaim(claim: Claim): void {
  try {
    wait(claim);
  } catch (error) {
    claim.fail('start', error);
    void claim.begin();
  }
}

function wait(claim: Claim): void {
  const { element, waiting } = claim;
  const begin = () => void claim.begin();
  const strategy = strategyOf(claim);
  if (strategy === 'load') begin();
  else if (strategy === 'idle') whenIdle(begin, waiting);
  else if (strategy === 'visible') whenVisible(element, begin, waiting);
  else if (strategy === 'interaction') whenUsed(element, () => claim.warm().catch(() => undefined), begin, waiting);
  else whenMedia(strategy.slice('media('.length, -1), begin, waiting);
}

/** The strategy of a claim: what its element asks for, else what its island does by default. */
export function strategyOf({ element, definition: { name, start } }: Claim): StartStrategy {
  const own = membersOf(element).getAttribute(START_ATTRIBUTE);
  // The builder has an attribute of that name on its loops: the place of the first result.
  if (own === null || /^\d+$/.test(own)) return start;
  if (isStartStrategy(own)) return own;
  warn(
    `island "${name}": ${START_ATTRIBUTE} is "${own}", expected load, idle, visible, interaction or media(…); "${start}" is used`,
    element,
  );
  return start;
}
