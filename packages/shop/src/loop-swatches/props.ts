import { defineProps, number, text } from '@stirrup/runtime';

/** What the wrapper tells of its product. */
export const loopSwatchesProps = defineProps(
  {
    productId: text(),
    /** How many variations there are. */
    total: number(0, { min: 0 }),
    /** Up to so many are fetched at once; above that each choice is asked for. */
    most: number(100, { min: 0 }),
  },
  { swatches: { productId: 'data-product_id', total: 'data-total_children', most: 'data-threshold_max' } },
);
