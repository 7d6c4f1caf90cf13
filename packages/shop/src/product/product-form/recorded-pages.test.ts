import { describe, expect, it } from 'vitest';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { productFormContract } from './contract.ts';
import { readEntries } from './form-fields.ts';
import { productForm } from './island.ts';

/** The product's form of a recorded page, with the builder's class on the body if the page has it. */
function formOf(name: string): HTMLFormElement {
  const page = recordedPage(name);
  document.body.className = name.startsWith('bricks') ? 'brx-body' : '';
  document.body.innerHTML = /<form[^>]*class="(?:variations_form )?cart\b[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
  const form = document.querySelector('form');
  if (!form) throw new Error(`Stirrup: the recording ${name} has no form.`);
  return form;
}

describe.skipIf(!hasRecordings)('on recorded pages', () => {
  it.each([
    ['classic-product-simple', 'woocommerce', 'simple'],
    ['classic-product-variable', 'woocommerce', 'variable'],
    ['classic-product-grouped', 'woocommerce', 'grouped'],
    ['bricks-product-simple', 'bricks', 'simple'],
    ['bricks-product-variable', 'bricks', 'variable'],
    ['bricks-product-grouped', 'bricks', 'grouped'],
  ])('finds the form of %s, its button and its product', (name, dialect, productType) => {
    const form = formOf(name);
    expect(form.matches(String(productForm.selectors[dialect]))).toBe(true);
    const button = String(productFormContract.dialects[dialect]?.parts.button);
    expect(form.querySelectorAll(button)).toHaveLength(1);
    expect(readEntries(form, 'simple')).toMatchObject({ productType, productId: expect.stringMatching(/^\d+$/) });
  });

  it('leaves the form alone that leads out of the shop', () => {
    const form = formOf('classic-product-external');
    expect(Object.values(productForm.selectors).some((list) => form.matches(String(list)))).toBe(false);
  });
});
