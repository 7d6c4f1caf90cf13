/** Players of hosts in frames, and the message that pauses each (bricks-elements.md §31). */
export const PLAYERS = {
  'iframe[src*="youtube"]': '{"event":"command","func":"pauseVideo","args":""}',
  'iframe[src*="vimeo"]': '{"method":"pause"}',
} as const;

/** Films that move by themselves, without a sound, and without a control that would say that they have stopped. */
export const SILENT = 'video[autoplay][muted]:not([controls])';
