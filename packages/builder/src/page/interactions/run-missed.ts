import { lastEvent, type PastEvent } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { LASTING_EVENT } from './contract.ts';
import type { Interaction } from './interaction.ts';
import { runInteraction } from './run-interaction.ts';

/**
 * The event that each element was told last, by the place of its interaction. An element that is made anew, since what stands beside
 * it was exchanged, is not told twice.
 */
const heard = new WeakMap<Element, Map<number, PastEvent>>();

/** Runs what waits for an event that is told at this moment. */
export function runHeard(interaction: Interaction, event: string, subject?: unknown): void {
  const past = lastEvent(event, subject);
  if (past) hasHeard(interaction, past);
  runInteraction(interaction);
}

/**
 * Runs what waits for an event that was told before anybody listened, while the code was on its way. What happened before
 * the element was there, and is over, is no affair of it.
 *
 * @param isWaiting Whether it still waits when its task is over, before which nothing runs.
 */
export function runMissed(interaction: Interaction, event: string, subject: unknown, isWaiting: () => boolean): void {
  const past = lastEvent(event, subject);
  if (!past || (past.at < begunAt(interaction) && !LASTING_EVENT.test(event))) return;
  queueMicrotask(() => {
    const isTrue = lastEvent(event, subject) === past;
    if (isTrue && isWaiting() && !hasHeard(interaction, past)) runInteraction(interaction);
  });
}

/** Notes that an interaction hears an event; whether it had before. */
function hasHeard({ source, siblings, printed }: Interaction, past: PastEvent): boolean {
  const known = heard.get(source) ?? new Map<number, PastEvent>();
  heard.set(source, known);
  const place = siblings.indexOf(printed);
  const isKnown = known.get(place) === past;
  known.set(place, past);
  return isKnown;
}

/** When the element's code began to be fetched: from then on it would have listened. */
function begunAt({ source }: Interaction): number {
  const claim = pageRegistry()
    .claimsOf(source)
    .find(({ definition }) => definition.name === 'interactions');
  return claim?.loadingAt ?? 0;
}
