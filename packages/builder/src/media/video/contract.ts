import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §31). */
export const videoContract = defineContract({
  parts: [
    /** Shown in place of the film until it plays, and pressed to play it: a preview picture, an overlay, an icon. */
    'cover',
    /** A printed film: a `<video>`, or a frame with the player of a host. */
    'film',
  ],
  dialects: {
    bricks: {
      parts: {
        cover: '.bricks-video-preview-image, .bricks-video-overlay, .bricks-video-overlay-icon',
        film: 'video, iframe',
      },
    },
  },
});

/** Attribute of what the island adds. */
export const ADDED = 'data-video-addition';

/** Attribute of a preview picture: the address of the frame that it turns into (bricks-elements.md §31). */
export const FRAME_ADDRESS = 'data-iframe-src';

/** A film that no key pauses: one without controls, the browser's or Plyr's (bricks-elements.md §31). */
export const WITHOUT_CONTROLS = 'video:not([controls], .bricks-plyr)';
