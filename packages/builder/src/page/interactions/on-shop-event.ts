import { subscribe } from '@stirrup/cms';
import { SHOP_EVENTS } from './contract.ts';
import type { Interaction } from './interaction.ts';
import { runForEvent, runMissed } from './run-missed.ts';

const waitingFor = new Map<string, Set<Interaction>>();

/** Waits for events of the shop, native or jQuery's; the page has one listener of each for all interactions. */
export function onShopEvent(interaction: Interaction): () => void {
  const lists = eventsOf(interaction).map((name) => {
    const list = listFor(name).add(interaction);
    runMissed(interaction, name, undefined, () => list.has(interaction));
    return list;
  });
  return () => {
    for (const list of lists) list.delete(interaction);
  };
}

function eventsOf({ printed }: Interaction): readonly string[] {
  return new Map<unknown, readonly string[]>(Object.entries(SHOP_EVENTS)).get(printed.trigger) ?? [];
}

function listFor(name: string): Set<Interaction> {
  const known = waitingFor.get(name);
  if (known) return known;
  const waiting = new Set<Interaction>();
  waitingFor.set(name, waiting);
  subscribe(document.body, name, () => {
    for (const interaction of [...waiting]) runForEvent(interaction, name);
  });
  return waiting;
}
