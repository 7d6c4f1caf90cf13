import { boolean, defineProps } from '@stirrup/runtime';

/** Options of an audio player. */
export const audioProps = defineProps({
  /** Pauses all other players of the page when it begins to play. */
  alone: boolean(true),
  /** Begins again after the last track. */
  loop: boolean(),
});
