import { emit } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { foundVariation } from '../found-variation.ts';
import { textOf } from '../text-of.ts';
import { FIELD } from './contract.ts';
import { limitQuantity } from './limit-quantity.ts';
import { showDetails } from './show-details.ts';
import type { Variation } from './variation.ts';

/** A form, and where what it finds is shown. */
export interface FormPlace {
  readonly form: HTMLElement;
  /** The element around form and pictures. */
  readonly product: ParentNode;
  /** Around the quantity. */
  readonly quantityBox: HTMLElement | undefined;
}

/** Shows a variation around the form and in its fields. */
export function showFound(place: FormPlace, variation: Variation): void {
  showDetails(place.product, variation);
  showPictures(place, variation);
  setVariationId(place, textOf(variation, 'variation_id'));
  limitQuantity(place, variation);
}

/** Lets the product's pictures be those of a variation, or its own again. */
export function showPictures({ form, product }: FormPlace, variation: Variation | undefined): void {
  foundVariation(product).set({ form, variation });
}

/** Says to the shop which variation is meant; empty for none. */
export function setVariationId({ form }: FormPlace, id: string): void {
  for (const input of membersOf(form).querySelectorAll<HTMLInputElement>(FIELD.variation)) {
    input.value = id;
    emit(input, 'change');
  }
}
