import type { Interaction } from './interaction.ts';
import { numberOf, textOf } from './read-printed.ts';
import { runInteraction } from './run-interaction.ts';

const waiting = new Set<Interaction>();
let isListening = false;

/**
 * Runs whenever the page is scrolled and has got as far as the interaction's offset: also where the browser has scrolled
 * it, on the way back to it, before anybody listened.
 */
export function onScroll(interaction: Interaction): () => void {
  if (!isListening) document.addEventListener('scroll', runReached, { passive: true });
  isListening = true;
  waiting.add(interaction);
  if (scrollY > 0) queueMicrotask(() => waiting.has(interaction) && runIfReached(interaction));
  return () => waiting.delete(interaction);
}

function runReached(): void {
  for (const interaction of [...waiting]) runIfReached(interaction);
}

function runIfReached(interaction: Interaction): void {
  if (scrollY >= pixelsOf(interaction.printed.scrollOffset)) runInteraction(interaction);
}

/** `100`, `100px`, `50%` of the document's height, `50vh`; as the page is now, since it grows while it loads. */
export function pixelsOf(offset: unknown): number {
  const text = textOf(offset);
  const number = numberOf(offset);
  if (text.endsWith('%')) return (document.documentElement.scrollHeight * number) / 100;
  return text.endsWith('vh') ? (innerHeight * number) / 100 : number;
}
