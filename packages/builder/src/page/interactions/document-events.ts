import { subjectsOf } from '@stirrup/cms';
import { ANIMATION_END, DOCUMENT_TRIGGERS, type DocumentTrigger, ID_PREFIX } from './contract.ts';
import { createWaitingList, type WaitingList } from './create-waiting-list.ts';
import type { Interaction } from './interaction.ts';
import { textOf } from './read-printed.ts';
import { runForEvent, runMissed } from './run-missed.ts';

const waitingFor = new Map<string, WaitingList>();

/** The waiting list of an event. The first call for an event adds the page's listener. */
function listFor(event: string, subjectsIn: (emitted: Event) => readonly unknown[]): WaitingList {
  const known = waitingFor.get(event);
  if (known) return known;
  const waiting = createWaitingList();
  waitingFor.set(event, waiting);
  document.addEventListener(event, (emitted) => {
    for (const subject of subjectsIn(emitted))
      for (const interaction of waiting.of(subject)) runForEvent(interaction, event, subject);
  });
  return waiting;
}

/** Runs an interaction on an event about a subject, also on one from before; the returned function ends that. */
function waitIn(waiting: WaitingList, interaction: Interaction, event: string, subject: unknown): () => void {
  runMissed(interaction, event, subject, () => waiting.of(subject).includes(interaction));
  return waiting.add(subject, interaction);
}

/** Runs an interaction on the builder's events about its query, form, filter or popup. */
export function onDocumentEvent(trigger: DocumentTrigger, interaction: Interaction): () => void {
  const [event, idKey] = DOCUMENT_TRIGGERS[trigger];
  const waiting = listFor(event, (emitted) => (emitted instanceof CustomEvent ? subjectsOf(emitted) : []));
  const subject = idKey ? textOf(interaction.printed[idKey]).replace(ID_PREFIX, '') : interaction.source;
  return waitIn(waiting, interaction, event, subject);
}

/** Runs an interaction at the end of an animation. */
export function onAnimationEnd(id: string, interaction: Interaction): () => void {
  const event = ANIMATION_END + id;
  return waitIn(
    listFor(event, () => [id]),
    interaction,
    event,
    id,
  );
}
