import { raise } from '@stirrup/cms';
import { textOf } from '../product/text-of.ts';
import { FIELD } from './contract.ts';
import type { Variation } from './variation.ts';

/** Lets the quantity be what a variation allows (contracts/woocommerce.md §5.5); `step` is printed by plugins only. */
export function limitQuantity(form: ParentNode, variation: Variation): void {
  const input = form.querySelector<HTMLInputElement>(FIELD.quantity);
  if (!input) return;
  const isAlone = variation['is_sold_individually'] === 'yes';
  const [min, max] = isAlone ? ['1', ''] : [textOf(variation, 'min_qty'), textOf(variation, 'max_qty')];
  const step = textOf(variation, 'step');
  input.setAttribute('min', min);
  input.setAttribute('max', max);
  if (step) input.setAttribute('step', step);
  input.value = isAlone ? '1' : within(input.value, min, max);
  const box = input.closest<HTMLElement>(FIELD.quantityBox);
  if (box) box.style.display = isAlone ? 'none' : '';
  raise(input, 'change');
}

/** No number becomes the least; comparisons with an empty limit are never true. */
function within(value: string, min: string, max: string): string {
  const amount = Number.parseFloat(value);
  if (Number.isNaN(amount) || amount < Number.parseFloat(min)) return min;
  return amount > Number.parseFloat(max) ? max : value;
}
