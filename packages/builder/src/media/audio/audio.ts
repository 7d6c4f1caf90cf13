import { behaviour, isPlainClick, type Part } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { keepContent } from '../../shared/keep-content.ts';
import { joinPlayers } from '../playing/join-players.ts';
import { ARTIST, audioContract } from './contract.ts';
import { offerFile } from './offer-file.ts';
import { audioProps } from './props.ts';

const wordsOf = (part: Part | undefined) => part?.element.textContent.trim() ?? '';

/**
 * An audio player that has the name of its sound, and plays the tracks of a playlist one after the other.
 *
 * A behaviour: browsers draw the player, with its keys.
 */
export default behaviour({ props: audioProps, contract: audioContract }, ({ island, alone, loop }) => {
  const { element: root, parts, signal } = island;
  const { track: tracks, title: titles, artist: artists } = parts;
  const sound = parts.sound[0]?.element;
  joinPlayers(root, alone, signal);
  if (!(sound instanceof HTMLAudioElement)) return;
  let current: Part | undefined;

  /** Puts a track into the player, and its words into the printed places. */
  const choose = (track: Part | undefined) => {
    current = track;
    if (track?.element instanceof HTMLAnchorElement) sound.src = track.element.href;
    const words = [wordsOf(track), track?.element.getAttribute(ARTIST) ?? ''];
    for (const [index, [place]] of [titles, artists].entries())
      if (track && place) place.element.textContent = words[index] ?? '';
    bind();
  };
  const play = (track: Part | undefined) => {
    choose(track);
    sound.play().catch(() => undefined);
  };
  const bind = () => {
    const name = [wordsOf(titles[0]) || wordsOf(current), wordsOf(artists[0])].filter(Boolean).join(', ');
    island.bind({
      sound: ({ printed }) => (printed('aria-label') || !name ? {} : { 'aria-label': name }),
      track: (track) => ({
        'aria-current': track === current || null,
        is: { current: track === current },
        onClick: (event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          play(track);
        },
      }),
    });
  };

  for (const { element } of [...titles, ...artists]) keepContent(element, signal);
  const restore = keepAttributes(sound, ['src']);
  signal.addEventListener('abort', () => {
    sound.pause();
    restore();
  });
  sound.addEventListener(
    'ended',
    () => {
      const next = tracks[(current?.index ?? -1) + 1] ?? (loop ? tracks[0] : undefined);
      if (next) play(next);
    },
    { signal },
  );
  offerFile(sound, signal);
  if (tracks[0] && !sound.getAttribute('src')) choose(tracks[0]);
  else bind();
});
