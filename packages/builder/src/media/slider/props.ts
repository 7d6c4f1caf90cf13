import type { Options } from '@splidejs/splide';
import { defineProps } from '@stirrup/runtime';
import { selector } from '../../shared/selector.ts';
import { jsonOptions } from '../slides/json-options.ts';
import { OPTIONS } from './contract.ts';

/** Options of a slider. */
export const sliderProps = defineProps(
  {
    /** Options of Splide. */
    options: jsonOptions<Options>({}),
    /** Selector of a slider that moves with this one. */
    sync: selector(),
  },
  {
    stirrup: { options: 'data-options' },
    bricks: { options: OPTIONS, sync: { attribute: OPTIONS, key: 'sync' } },
  },
);
