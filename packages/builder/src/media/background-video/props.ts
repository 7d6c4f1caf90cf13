import { boolean, defineProps, number, string } from '@stirrup/runtime';

const PREFIX = 'data-background-video-';

/** Options of a background video. */
export const backgroundVideoProps = defineProps(
  {
    /** Address of the film: YouTube's or Vimeo's in any form, their bare id, or a file. */
    url: string(),
    /** Beginning of the film that is played, in seconds. */
    beginsAt: number(0, { min: 0 }),
    /** Its end, in seconds. One that is not after the beginning is ignored. @default the film's */
    endsAt: number(0, { min: 0 }),
    /** Plays over and over. */
    loop: boolean(),
    /** Width of the window from which on it plays, in px. */
    minWidth: number(0, { min: 0 }),
    /** Magnifies the film. */
    scale: number(1, { min: 0 }),
    /** Width by height of a host's film, "16:9". */
    ratio: string('16:9'),
    /** Picture until a host's film plays. */
    poster: string(),
    /** Name of the size of YouTube's own picture, in place of another one. */
    youtubePoster: string(),
  },
  {
    bricks: {
      url: `${PREFIX}url`,
      beginsAt: `${PREFIX}start`,
      endsAt: `${PREFIX}end`,
      loop: `${PREFIX}loop`,
      minWidth: `${PREFIX}show-at-breakpoint`,
      scale: `${PREFIX}scale`,
      ratio: `${PREFIX}ratio`,
      poster: `${PREFIX}poster`,
      youtubePoster: `${PREFIX}poster-yt-size`,
    },
  },
);
