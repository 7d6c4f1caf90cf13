import { text } from '@stirrup/cms/texts';
import { reducedMotion } from '@stirrup/runtime';
import { createPause } from '../../shared/create-pause.ts';
import { playsUnasked } from '../playing/plays-unasked.ts';
import { parseVideoAddress } from '../video-addresses/parse-video-address.ts';
import type { Film, Place } from './place.ts';
import { playFile } from './play-file.ts';
import { playHosted } from './play-hosted.ts';
import { backgroundVideoTexts } from './texts.ts';

/** Attribute of the button that follows the root. */
const ADDED = 'data-background-video-addition';

/** A film behind a section. */
export interface Background {
  /** Plays or pauses it. */
  readonly follow: (isSeen: boolean) => void;
}

/**
 * A film behind a section, with a button over it. It plays while it is seen: unasked unless the visitor prefers reduced
 * motion or saves data, and as the visitor says once that button is pressed. One without repetition plays once.
 *
 * @returns undefined if the address is that of no film
 */
export function createBackground(place: Place, signal: AbortSignal): Background | undefined {
  const address = parseVideoAddress(place.options.url);
  if (!address) return undefined;
  let film: Film | undefined;
  let isSeen = false;
  let wish: boolean | undefined;
  const isWanted = () => wish ?? playsUnasked();
  const follow = () => {
    if (signal.aborted) return;
    control.show(isWanted());
    if (!isSeen || !isWanted()) {
      film?.pause();
      return;
    }
    if (!film) place.show();
    film ??=
      address.kind === 'file' ? playFile(place, address.url, end, signal) : playHosted(place, address, end, signal);
    film.play();
  };
  /** A film that is over is not played again by a return into view, but by the button. */
  const end = () => {
    wish = false;
    follow();
  };
  const control = createPause(
    {
      names: {
        pause: text(backgroundVideoTexts, 'pauseBackground'),
        play: text(backgroundVideoTexts, 'playBackground'),
      },
      style: 'inset-block-end:8px',
      onPress: () => {
        wish = !isWanted();
        follow();
      },
    },
    signal,
  );
  const { nextElementSibling: next } = place.root;
  control.button.setAttribute(ADDED, '');
  // In front of the section's content, so that it is reached before.
  place.root.after(control.button);
  // The copy of a section that was live has that one's button, by which a visitor may have come here.
  if (next?.hasAttribute(ADDED)) {
    if (next === document.activeElement) control.button.focus();
    next.remove();
  }
  reducedMotion().addEventListener('change', follow, { signal });
  return {
    follow: (seen) => {
      isSeen = seen;
      follow();
    },
  };
}
