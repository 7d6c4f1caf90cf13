/** Players of hosts in frames, and the message that pauses each (bricks-elements.md §31). */
export const PLAYERS = {
  'iframe[src*="youtube"]': '{"event":"command","func":"pauseVideo","args":""}',
  'iframe[src*="vimeo"]': '{"method":"pause"}',
} as const;
