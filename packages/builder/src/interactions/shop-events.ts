import { hear } from '@stirrup/cms';
import { SHOP_EVENTS } from './contract.ts';
import type { Interaction } from './interaction.ts';

type Run = (interaction: Interaction) => void;

const waitingFor = new Map<string, Set<Interaction>>();

/** Waits for events of the shop, native or jQuery's; the page hears each once for all. */
export function onShopEvent(interaction: Interaction, run: Run): () => void {
  const lists = eventsOf(interaction).map((name) => listFor(name, run).add(interaction));
  return () => {
    for (const list of lists) list.delete(interaction);
  };
}

function eventsOf({ printed }: Interaction): readonly string[] {
  return new Map<unknown, readonly string[]>(Object.entries(SHOP_EVENTS)).get(printed.trigger) ?? [];
}

function listFor(name: string, run: Run): Set<Interaction> {
  const known = waitingFor.get(name);
  if (known) return known;
  const waiting = new Set<Interaction>();
  waitingFor.set(name, waiting);
  hear(document.body, name, () => {
    for (const interaction of [...waiting]) run(interaction);
  });
  return waiting;
}
