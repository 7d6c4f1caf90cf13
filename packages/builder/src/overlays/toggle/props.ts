import { defineProps, type Reader, string } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';
import { DEFAULT } from './contract.ts';

/**
 * A name that every browser takes, but none of an attribute that runs code, or has an address that may be code or lead
 * entries to another host: the toggle may be in a text that anybody has written.
 */
const NAME = /^(?!on|src|(.*:)?href$|(form)?action$|data$)[a-z_:][^\s"'<>/=]*$/i;

const attributeName: Reader<string> = {
  fallback: DEFAULT.attribute,
  expected: 'name of an attribute without code or address',
  parse: (raw) => (typeof raw === 'string' && NAME.test(raw) ? raw : undefined),
};

/** Options of a toggle. */
export const toggleProps = defineProps(
  {
    /**
     * Selects the target: the first match on the page.
     *
     * @default the panel or menu around the toggle, else the first panel
     */
    target: selector(),
    /** The attribute that is changed on the target. */
    attribute: attributeName,
    /** The attribute's value while it is on; for `class`, one or more classes. */
    value: string(DEFAULT.value),
  },
  { bricks: { target: 'data-selector' } },
);
