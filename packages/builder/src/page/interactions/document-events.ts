import { subjectsOf } from '@stirrup/cms';
import { ANIMATION_END, DOCUMENT_TRIGGERS, type DocumentTrigger, ID_PREFIX } from './contract.ts';
import { createWaitingList, type WaitingList } from './create-waiting-list.ts';
import type { Interaction } from './interaction.ts';
import { isPublished } from './published.ts';
import { textOf } from './read-printed.ts';
import { runForEvent, runMissed } from './run-missed.ts';

const waitingFor = new Map<string, WaitingList>();

/** The waiting list of an event. The first call for an event adds the page's listener. */
function listFor(event: string, listen: (runFor: (key: unknown) => void) => void): WaitingList {
  const known = waitingFor.get(event);
  if (known) return known;
  const waiting = createWaitingList();
  waitingFor.set(event, waiting);
  listen((key) => {
    for (const interaction of waiting.of(key)) if (isPublished(interaction)) runForEvent(interaction, event, key);
  });
  return waiting;
}

/** Runs an interaction on the builder's events about its query, form, filter or popup. */
export function onDocumentEvent(trigger: DocumentTrigger, interaction: Interaction): () => void {
  const [event, idKey] = DOCUMENT_TRIGGERS[trigger];
  const waiting = listFor(event, (runFor) => {
    document.addEventListener(event, (emitted) => {
      if (emitted instanceof CustomEvent) for (const subject of subjectsOf(emitted)) runFor(subject);
    });
  });
  const key = idKey ? textOf(interaction.printed[idKey]).replace(ID_PREFIX, '') : interaction.source;
  runMissed(interaction, event, key, () => waiting.of(key).includes(interaction) && isPublished(interaction));
  return waiting.add(key, interaction);
}

/** Runs an interaction at the end of an animation. */
export function onAnimationEnd(id: string, interaction: Interaction): () => void {
  const event = ANIMATION_END + id;
  return listFor(event, (runFor) => document.addEventListener(event, () => runFor(id))).add(id, interaction);
}
