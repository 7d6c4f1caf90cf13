import { defineProps, flag, number, type Reader } from '@stirrup/runtime';

function listOf(entry: RegExp, expected: string): Reader<readonly string[]> {
  const parse = (raw: unknown) => {
    const list = String(raw)
      .trim()
      .split(/\s*,\s*/);
    return list.every((text) => entry.test(text)) ? list : undefined;
  };
  return { fallback: [], expected, parse };
}

/** Options of an accordion. */
export const accordionProps = defineProps({
  /** Indexes of the items that are open at first. */
  expandItem: listOf(/^\d+$/, 'whole numbers from 0, separated by commas'),
  /** Whether items open and close without regard to each other; else one that opens closes the others. */
  independentToggle: flag(),
  /** How long an item takes to open or close, in ms. */
  transition: number(200, { min: 0 }),
  /** The builder's list of settings: `independentToggle`, and `expandFirstItem`, which goes before `expandItem`. */
  scriptArgs: listOf(/^\w+$/, 'words, separated by commas'),
});
