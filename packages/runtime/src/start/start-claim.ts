import type { Claim } from '../claim.ts';
import { warn } from '../warn.ts';
import { isStartStrategy, START_ATTRIBUTE, type StartStrategy } from './parse-start.ts';
import { whenIdle } from './when-idle.ts';
import { whenMedia } from './when-media.ts';
import { whenUsed } from './when-used.ts';
import { whenVisible } from './when-visible.ts';

/** Lets a claim begin when its strategy, or its element's `data-start`, says so. */
export function startClaim(claim: Claim): void {
  const waiting = new AbortController();
  const signal = AbortSignal.any([waiting.signal, claim.signal]);
  const begin = () => {
    waiting.abort();
    void claim.begin();
  };
  const strategy = strategyOf(claim);
  if (strategy === 'load') begin();
  else if (strategy === 'idle') whenIdle(begin, signal);
  else if (strategy === 'visible') whenVisible(claim.element, begin, signal);
  else if (strategy === 'interaction')
    whenUsed(claim.element, () => claim.warm().catch(() => undefined), begin, signal);
  else whenMedia(strategy.slice('media('.length, -1), begin, signal);
}

/** The strategy of a claim: what its element asks for, else what its island does by default. */
export function strategyOf({ element, definition }: Claim): StartStrategy {
  const own = element.getAttribute(START_ATTRIBUTE);
  if (own === null) return definition.start;
  if (isStartStrategy(own)) return own;
  warn(
    `island "${definition.name}": ${START_ATTRIBUTE}="${own}" is no start strategy (load, idle, visible, interaction, media(…))`,
    element,
  );
  return definition.start;
}
