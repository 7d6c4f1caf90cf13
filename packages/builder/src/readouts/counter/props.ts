import { boolean, defineProps, number, optional, string } from '@stirrup/runtime';
import { optionsIn } from '../../shared/options-in.ts';
import { OPTIONS } from './contract.ts';

const readers = {
  countFrom: number(0),
  countTo: optional(number(0)),
  /** In ms; 500 at least. */
  duration: number(1000),
  /** Groups of thousands, as in the visitor's language unless there is a `separator`. */
  thousands: boolean(),
  separator: string(),
};

/** Options of a counter. */
export const counterProps = defineProps(readers, { bricks: optionsIn(OPTIONS, readers) });
