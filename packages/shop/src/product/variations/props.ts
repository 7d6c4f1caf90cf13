import { defineProps, string } from '@stirrup/runtime';

const SOURCES = { productId: 'data-product_id', customData: 'data-custom_data' } as const;

/** Options of a variation form. The variations themselves are read once, elsewhere: they may be many. */
export const variationsProps = defineProps(
  {
    /** Id of the product. */
    productId: string(),
    /** Sent with requests for a variation, for plugins; JSON or a string. */
    customData: string(),
  },
  { stirrup: SOURCES, bricks: SOURCES, woocommerce: SOURCES },
);
