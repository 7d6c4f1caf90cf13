import { pageRegistry } from '@stirrup/runtime';
import { SILENT } from './contract.ts';
import { pauseMedia } from './pause-media.ts';

/** The elements around all players of the page. */
const players = () => pageRegistry().shared('media/players', () => new Set<Element>());

/**
 * Counts an element among the page's players until the signal aborts: it pauses when it is hidden with the tab or the
 * popup around it, and when another player is to play alone. Silent films without controls play beside that one, and
 * play on when they show again.
 *
 * @param isAlone True if all others pause when this one plays.
 * @returns a function to call when it begins to play; media elements in it need no call.
 */
export function joinPlayers(root: Element, isAlone: boolean, signal: AbortSignal): () => void {
  const all = players().add(root);
  const begin = () => {
    if (isAlone) for (const other of all) if (other !== root) pauseMedia(other, SILENT);
  };
  // It does not bubble.
  root.addEventListener('play', begin, { capture: true, signal });
  const stopped = new Set<HTMLVideoElement>();
  const update = () => {
    if (root.checkVisibility()) {
      for (const film of stopped) film.play().catch(() => undefined);
      stopped.clear();
      return;
    }
    for (const film of root.querySelectorAll<HTMLVideoElement>(SILENT)) if (!film.paused) stopped.add(film);
    pauseMedia(root);
  };
  // A film that is scrolled out of view does not leave it by being hidden; content that browsers skip keeps its size.
  const observers = [new ResizeObserver(update), new IntersectionObserver(update)];
  for (const observer of observers) observer.observe(root);
  signal.addEventListener('abort', () => {
    all.delete(root);
    for (const observer of observers) observer.disconnect();
  });
  return begin;
}
