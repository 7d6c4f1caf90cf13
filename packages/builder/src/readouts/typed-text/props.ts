import { boolean, defineProps, number, parseObject, type Reader, string } from '@stirrup/runtime';
import { optionsIn } from '../../shared/options-in.ts';
import { OPTIONS } from './contract.ts';

/** Reads a list of texts, from JSON or inside of it; empty ones are dropped. */
const texts: Reader<readonly string[]> = {
  fallback: [],
  expected: 'texts in JSON',
  parse: (raw) => {
    const list = typeof raw === 'string' ? parseObject(`{"list":${raw}}`)?.['list'] : raw;
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string' && one.trim()) : undefined;
  },
};

const readers = {
  /** The texts, one after the other. They may contain pauses, `^500`, and formats such as `<b>`, in the builder any HTML. */
  strings: texts,
  /** Duration of a typed character, in ms. */
  typeSpeed: number(55, { min: 0 }),
  /** Duration of a deleted character, in ms. */
  backSpeed: number(30, { min: 0 }),
  /** Pause before the first text, in ms. */
  startDelay: number(500, { min: 0 }),
  /** Pause before a text is deleted, in ms. */
  backDelay: number(500, { min: 0 }),
  /** Sign behind the text. */
  cursor: string(),
  /** Begins again after the last text. */
  loop: boolean(),
  /** Types the texts in another order each time. */
  shuffle: boolean(),
};

/** Options of a typed text; durations in ms. */
export const typedTextProps = defineProps(readers, {
  bricks: { ...optionsIn(OPTIONS, readers), cursor: { attribute: OPTIONS, key: 'cursorChar' } },
});
