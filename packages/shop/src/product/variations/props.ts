import { defineProps, string } from '@stirrup/runtime';

const SOURCES = { productId: 'data-product_id', customData: 'data-custom_data' } as const;

/** Options of a variation form. The variations themselves are read once, and apart: they may be many. */
export const variationsProps = defineProps(
  {
    productId: string(),
    /** Sent along with requests for a variation, for plugins; JSON or a text. */
    customData: string(),
  },
  { stirrup: SOURCES, bricks: SOURCES, woocommerce: SOURCES },
);
