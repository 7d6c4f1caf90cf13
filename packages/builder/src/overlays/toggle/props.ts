import { defineProps, type Reader, string } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';
import { DEFAULT } from './contract.ts';

const attributeName: Reader<string> = {
  fallback: DEFAULT.attribute,
  expected: 'attribute name',
  parse: (raw) => (typeof raw === 'string' && /^[^\s"'<>/=]+$/.test(raw) ? raw : undefined),
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
