import { boolean, defineProps, number, type Reader, string } from '@stirrup/runtime';

const indexes: Reader<readonly number[]> = {
  fallback: [],
  expected: 'indexes, separated by commas',
  parse: (raw) =>
    String(raw)
      .match(/^[\d\s,]+$/)?.[0]
      .match(/\d+/g)
      ?.map(Number),
};

/** Options of an accordion. */
export const accordionProps = defineProps({
  /** Indexes of the items that are open at first. */
  expandItem: indexes,
  /** Items open and close independently; otherwise an item that opens closes the others. */
  independentToggle: boolean(),
  /** Duration of opening or closing, in ms. */
  transition: number(200, { min: 0 }),
  /**
   * The builder's list of settings: `independentToggle`, and `expandFirstItem`, which takes precedence over
   * `expandItem`.
   */
  scriptArgs: string(),
});
