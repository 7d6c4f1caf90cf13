import { boolean, choice, defineProps } from '@stirrup/runtime';

/** Kinds of product that a form can add. */
export const PRODUCT_TYPES = ['simple', 'variable', 'grouped'] as const;

/** Options of a product's form. */
export const productFormProps = defineProps({
  /**
   * Adds in the background even if the builder is not set up for it. For all forms of a page: the setting
   * `{ "stirrup_product_form": { "background": true } }`.
   */
  background: boolean(),
  /** Kind of product, if the form's class does not tell. */
  productType: choice(PRODUCT_TYPES, 'simple'),
});
