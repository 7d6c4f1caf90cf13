/** Longest wait for a host's first word, in ms. */
const PATIENCE = 8000;

/** Time after which a silent host is greeted no more, in ms; it may still speak first. */
const LATEST = 60_000;

/** Time between two greetings, in ms. */
const INTERVAL = 1000;

/** The first word of YouTube's own script to a player, which answers; Vimeo's player speaks first. */
const GREETING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/**
 * Calls back if a host's player says nothing: a frame tells neither that its host is dead nor that something blocks it.
 *
 * @param onSilence gets a signal that aborts at the first word of a player that is only late, and with `signal`.
 */
export function whenSilent(
  frame: HTMLIFrameElement,
  onSilence: (silence: AbortSignal) => void,
  signal: AbortSignal,
): void {
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', end, { signal: life.signal });
  addEventListener('message', ({ source }) => source === frame.contentWindow && end(), { signal: life.signal });
  let waited = 0;
  const stop = () => clearInterval(tick);
  const tick = setInterval(() => {
    waited += INTERVAL;
    // The greeting is no secret, and a dead host's frame has another origin. A late player has missed the earlier ones.
    frame.contentWindow?.postMessage(GREETING, '*');
    if (waited === PATIENCE) onSilence(life.signal);
    // The frame has been removed.
    else if (waited > PATIENCE && !frame.contentWindow) end();
    if (waited === LATEST) stop();
  }, INTERVAL);
  life.signal.addEventListener('abort', stop);
}
