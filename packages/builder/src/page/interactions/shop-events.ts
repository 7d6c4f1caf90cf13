import { subscribe } from '@stirrup/cms';
import { SHOP_EVENTS } from './contract.ts';
import type { Interaction } from './interaction.ts';
import type { runHeard, runMissed } from './run-missed.ts';

/** How an interaction is run, by the code that every page with interactions has. */
export interface Running {
  readonly runHeard: typeof runHeard;
  readonly runMissed: typeof runMissed;
}

const waitingFor = new Map<string, Set<Interaction>>();

/** Waits for events of the shop, native or jQuery's; the page hears each once for all. */
export function onShopEvent(interaction: Interaction, running: Running): () => void {
  const lists = eventsOf(interaction).map((name) => {
    const list = listFor(name, running).add(interaction);
    running.runMissed(interaction, name, undefined, () => list.has(interaction));
    return list;
  });
  return () => {
    for (const list of lists) list.delete(interaction);
  };
}

function eventsOf({ printed }: Interaction): readonly string[] {
  return new Map<unknown, readonly string[]>(Object.entries(SHOP_EVENTS)).get(printed.trigger) ?? [];
}

function listFor(name: string, { runHeard: run }: Running): Set<Interaction> {
  const known = waitingFor.get(name);
  if (known) return known;
  const waiting = new Set<Interaction>();
  waitingFor.set(name, waiting);
  subscribe(document.body, name, () => {
    for (const interaction of [...waiting]) run(interaction, name);
  });
  return waiting;
}
