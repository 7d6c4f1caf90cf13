/** Class of the picture over a host's film (bricks-elements.md §32). */
export const POSTER = 'bricks-video-poster-image';
