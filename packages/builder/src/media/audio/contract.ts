import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §33). */
export const audioContract = defineContract({
  parts: [
    /** The printed player. */
    'sound',
    /** Shows the title of the sound, and of the track that plays. */
    'title',
    /** Shows the artist of the track that plays. */
    'artist',
    /** A link to a sound of a playlist; its text is the title. */
    'track',
  ],
  states: [
    /** Set on the track that is in the player. */
    'current',
  ],
  dialects: {
    stirrup: {
      parts: {
        sound: 'audio',
        title: '[data-part="title"]',
        artist: '[data-part="artist"]',
        track: 'a[data-part="track"]',
      },
      states: { current: '[data-current]' },
    },
    bricks: { parts: { sound: 'audio', title: '.audio-title' } },
  },
});

/** Attribute of a track in any dialect: the name of its artist. */
export const ARTIST = 'data-artist';
