import { defineProps, number, string } from '@stirrup/runtime';

/** Props of the product, read from its wrapper. */
export const loopSwatchesProps = defineProps(
  {
    productId: string(),
    /** How many attributes the product has, of which catalog mode shows one. */
    attributes: number(0),
    /** How many variations there are. */
    total: number(0),
    /** Up to so many are fetched at once; above that each choice is asked for. */
    most: number(100, { min: 0 }),
  },
  {
    swatches: {
      productId: 'data-product_id',
      attributes: 'data-total_attribute',
      total: 'data-total_children',
      most: 'data-threshold_max',
    },
  },
);
