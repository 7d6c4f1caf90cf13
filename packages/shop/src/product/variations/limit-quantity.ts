import { emit } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { textOf } from '../text-of.ts';
import type { Variation } from '../variation-data/variation.ts';
import { FIELD } from './contract.ts';
import type { FormPlace } from './form-place.ts';

/** Limits the quantity to a variation's range (woocommerce.md §5.5); only plugins print `step`. */
export function limitQuantity({ form, quantityBox }: FormPlace, variation: Variation): void {
  const input = membersOf(form).querySelector<HTMLInputElement>(FIELD.quantity);
  if (!input) return;
  const isAlone = variation['is_sold_individually'] === 'yes';
  const step = textOf(variation, 'step');
  input.min = isAlone ? '1' : textOf(variation, 'min_qty');
  input.max = isAlone ? '' : textOf(variation, 'max_qty');
  if (step) input.step = step;
  const amount = Number.parseFloat(input.value);
  // An invalid amount becomes the minimum.
  if (isAlone || !(amount >= Number(input.min))) input.value = input.min;
  else if (input.max && amount > Number(input.max)) input.value = input.max;
  if (quantityBox) quantityBox.style.display = isAlone ? 'none' : '';
  emit(input, 'change');
}
