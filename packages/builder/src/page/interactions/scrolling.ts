import type { Interaction } from './interaction.ts';
import { isPublished } from './published.ts';
import { numberOf, textOf } from './read-printed.ts';
import { runInteraction } from './run-interaction.ts';

const waiting = new Set<Interaction>();
let isListening = false;

/**
 * Runs on each scroll event once the page has been scrolled past the interaction's offset, also if the browser has
 * restored the scroll position before the listener was added.
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
  if (isPublished(interaction) && scrollY >= pixelsOf(interaction.printed.scrollOffset)) runInteraction(interaction);
}

/**
 * Converts `100`, `100px`, `50%` of the document's height or `50vh` to px, for the page as it is now, since it grows
 * while it loads.
 */
export function pixelsOf(offset: unknown): number {
  const text = textOf(offset);
  const number = numberOf(offset);
  if (text.endsWith('%')) return (document.documentElement.scrollHeight * number) / 100;
  return text.endsWith('vh') ? (innerHeight * number) / 100 : number;
}
