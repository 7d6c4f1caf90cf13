import { lastEvent, type PastEvent } from '@stirrup/cms';
import { claimOf } from '../../shared/claim-of.ts';
import { LASTING_EVENT } from './contract.ts';
import type { Interaction } from './interaction.ts';
import { isPublished } from './published.ts';
import { runInteraction } from './run-interaction.ts';

/**
 * The last event for which each interaction ran, by element and position. An element that was recreated during a
 * replacement nearby keeps its record, so no event counts twice.
 */
const lastRuns = new WeakMap<Element, Map<number, PastEvent>>();

/** Runs an interaction for an event that is being emitted, unless a script has disabled it. */
export function runForEvent(interaction: Interaction, event: string, subject?: unknown): void {
  if (!isPublished(interaction)) return;
  const past = lastEvent(event, subject);
  if (past) recordRun(interaction, past);
  runInteraction(interaction);
}

/**
 * Runs an interaction for an event that was emitted before its code was there. Events from before the element was on
 * the page do not count, unless they are lasting ones.
 *
 * @param isWaiting True if it still waits at the end of the task, before which nothing runs.
 */
export function runMissed(interaction: Interaction, event: string, subject: unknown, isWaiting: () => boolean): void {
  const past = lastEvent(event, subject);
  if (!past || (past.at < foundAt(interaction) && !LASTING_EVENT.test(event))) return;
  queueMicrotask(() => {
    const isTrue = lastEvent(event, subject) === past;
    if (isTrue && isWaiting() && isPublished(interaction) && !recordRun(interaction, past)) runInteraction(interaction);
  });
}

/** Records an event for an interaction. Returns true if it was recorded already. */
function recordRun({ source, siblings, printed }: Interaction, past: PastEvent): boolean {
  const known = lastRuns.get(source) ?? new Map<number, PastEvent>();
  lastRuns.set(source, known);
  const place = siblings.indexOf(printed);
  const isKnown = known.get(place) === past;
  known.set(place, past);
  return isKnown;
}

/** The time at which the element was found, from which on its code would have listened. */
function foundAt({ source }: Interaction): number {
  return claimOf(source, 'interactions')?.claimedAt ?? 0;
}
