import { defineProps, number, string } from '@stirrup/runtime';

/** Props of the product, read from its wrapper. */
export const loopSwatchesProps = defineProps(
  {
    /** Id of the product. */
    productId: string(),
    /** Number of the product's attributes; catalog mode shows one. */
    attributes: number(0),
    /** Number of variations. */
    total: number(0),
    /** Largest number of variations that are fetched at once; above it, each choice is a request. */
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
