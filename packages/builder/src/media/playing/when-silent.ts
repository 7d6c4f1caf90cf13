/** Number of seconds that a host has for its first word. */
const PATIENCE = 8;

/** The first word of YouTube's own script to a player, which answers; Vimeo's player speaks first. */
const GREETING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/**
 * Calls back if a host's player says nothing: a frame tells neither that its host is dead nor that something blocks it.
 */
export function whenSilent(frame: HTMLIFrameElement, onSilence: () => void, signal: AbortSignal): void {
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', end, { signal: life.signal });
  addEventListener('message', ({ source }) => source === frame.contentWindow && end(), { signal: life.signal });
  let seconds = 0;
  const tick = setInterval(() => {
    seconds += 1;
    // The greeting is no secret, and a dead host's frame has another origin.
    if (seconds < PATIENCE) frame.contentWindow?.postMessage(GREETING, '*');
    else {
      end();
      onSilence();
    }
  }, 1000);
  life.signal.addEventListener('abort', () => clearInterval(tick));
}
