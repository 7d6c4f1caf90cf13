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
    /** Finds what is toggled: the first on the page. Without it the panel or menu around the toggle, else the first panel. */
    target: selector(),
    /** The attribute that changes there. */
    attribute: attributeName,
    /** Its value while it is on; classes, where the attribute is `class`. */
    value: string(DEFAULT.value),
  },
  { bricks: { target: 'data-selector' } },
);
