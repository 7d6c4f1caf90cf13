import { boolean, choice, defineProps, number, string } from '@stirrup/runtime';

/** Options of a video in our own dialect; the builder prints them into its players' addresses and attributes. */
export const videoProps = defineProps({
  /** Address of the film: YouTube's or Vimeo's in any form, their bare id, or a file. @default that of the cover's link */
  url: string(),
  /** With `custom`, the address is that of another host's player, for a frame. */
  player: choice(['auto', 'custom'], 'auto'),
  /** Plays without a press, muted, unless the visitor prefers reduced motion or saves data. */
  autoplay: boolean(),
  /** Plays without sound until the visitor turns it on. */
  muted: boolean(),
  /** Plays over and over. */
  loop: boolean(),
  /** Shows the player's controls. A film from a file has a button that pauses it in their place. */
  controls: boolean(true),
  /** Beginning of the film that is played, in seconds. */
  beginsAt: number(0, { min: 0 }),
  /** Its end, in seconds. One that is not after the beginning is ignored. @default the film's */
  endsAt: number(0, { min: 0 }),
  /** Picture of a file until it plays. @default the cover's */
  poster: string(),
  /** Pauses all other players of the page when it begins to play. */
  alone: boolean(),
});
