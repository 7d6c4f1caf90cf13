import { boolean, defineProps, number, optional, string } from '@stirrup/runtime';
import { optionsIn } from '../../shared/options-in.ts';
import { OPTIONS } from './contract.ts';

const readers = {
  /** Number at which it begins. */
  countFrom: number(0),
  /** Number at which it ends. @default the printed one stays */
  countTo: optional(number(0)),
  /** Duration, in ms; 500 at least. */
  duration: number(1000),
  /** Groups of thousands, as in the visitor's language unless there is a `separator`. Without groups, decimals have a dot. */
  thousands: boolean(),
  /** Separator of groups; after a dot, decimals have a comma. @default as in the visitor's language */
  separator: string(),
};

/** Options of a counter. */
export const counterProps = defineProps(readers, { bricks: optionsIn(OPTIONS, readers) });
