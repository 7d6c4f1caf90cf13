import { defineProps, flag, number, type Reader, text } from '@stirrup/runtime';

const indexes: Reader<readonly string[]> = {
  fallback: [],
  expected: 'whole numbers from 0, separated by commas',
  parse: (raw) => (/^[\d\s,]+$/.test(String(raw)) ? String(raw).split(/[\s,]+/) : undefined),
};

/** Options of an accordion. */
export const accordionProps = defineProps({
  /** Indexes of the items that are open at first. */
  expandItem: indexes,
  /** Whether items open and close without regard to each other; else one that opens closes the others. */
  independentToggle: flag(),
  /** How long an item takes to open or close, in ms. */
  transition: number(200, { min: 0 }),
  /** The builder's list of settings: `independentToggle`, and `expandFirstItem`, which goes before `expandItem`. */
  scriptArgs: text(),
});
