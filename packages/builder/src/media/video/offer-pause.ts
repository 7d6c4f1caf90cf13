import { text } from '@stirrup/cms/texts';
import { createPause } from '../../shared/create-pause.ts';
import { filmTexts } from '../playing/texts.ts';
import { videoTexts } from './texts.ts';

/** The button of each film that has one. */
const buttons = new WeakMap<HTMLVideoElement, HTMLElement>();

/**
 * Puts a button behind a film without controls, which pauses and plays it, until the signal aborts. It takes the focus
 * from the film.
 *
 * @param add Marks what the island adds.
 */
export function offerPause(
  film: HTMLVideoElement,
  add: (button: HTMLElement) => HTMLElement,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const button = buttons.get(film) ?? add(create(film, signal));
  if (document.activeElement === film) button.focus({ preventScroll: true });
}

function create(film: HTMLVideoElement, signal: AbortSignal): HTMLElement {
  const { button, show } = createPause(
    {
      names: { pause: text(videoTexts, 'pauseFilm'), play: text(filmTexts, 'playFilm') },
      style: 'inset-block-end:8px',
      onPress: () => {
        if (film.paused) film.play().catch(() => undefined);
        else film.pause();
      },
    },
    signal,
  );
  const update = () => show(!film.paused);
  for (const type of ['play', 'pause']) film.addEventListener(type, update, { signal });
  update();
  film.after(button);
  buttons.set(film, button);
  signal.addEventListener('abort', () => buttons.delete(film));
  return button;
}
