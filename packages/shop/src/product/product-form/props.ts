import { boolean, choice, defineProps } from '@stirrup/runtime';

/** Kinds of product that a form can add. */
export const PRODUCT_TYPES = ['simple', 'variable', 'grouped'] as const;

/** Options of a product's form. */
export const productFormProps = defineProps({
  /** Adds in the background though the builder does not ask for it; see also `settings.ts`. */
  background: boolean(),
  /** Kind of product, where the form's class does not say. */
  productType: choice(PRODUCT_TYPES, 'simple'),
});
