import { emit } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { foundVariation } from '../found-variation.ts';
import { textOf } from '../text-of.ts';
import type { Variation } from '../variation-data/variation.ts';
import { FIELD } from './contract.ts';
import type { FormPlace } from './form-place.ts';
import { limitQuantity } from './limit-quantity.ts';
import { showDetails } from './show-details.ts';

/** Shows a variation around the form and in its fields. */
export function showFound(place: FormPlace, variation: Variation): void {
  showDetails(place.product, variation);
  publishVariation(place, variation);
  setVariationId(place, textOf(variation, 'variation_id'));
  limitQuantity(place, variation);
}

/** Shows a variation's pictures, or restores the product's. */
export function publishVariation({ form, product }: FormPlace, variation: Variation | undefined): void {
  foundVariation(product).set({ form, variation });
}

/** Sets the form's field with the variation's id; empty for none. */
export function setVariationId({ form }: FormPlace, id: string): void {
  for (const input of membersOf(form).querySelectorAll<HTMLInputElement>(FIELD.variation)) {
    input.value = id;
    emit(input, 'change');
  }
}
