import { afterEach, expect, it, vi } from 'vitest';
import { closeSwatches, openSwatches, PAD } from '../../testing/open-swatches.ts';

afterEach(() => {
  closeSwatches();
  vi.restoreAllMocks();
});

it('focuses the first of the hidden items that takes the focus', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    const isHidden = this.matches('.enabled-display-limit-mode > :nth-child(n + 6)');
    return Object.assign(isHidden ? [] : [new DOMRect(0, 0, 9, 9)], { item: () => null });
  });
  const { place, item } = await openSwatches(PAD, { limit: true }, (html) =>
    html.replaceAll('<div class="variable-item-contents">', '$&<input type="radio" class="variable-item-radio-input">'),
  );
  const radioOf = (value: string) => item(value).querySelector('input');
  radioOf('burgundy')?.toggleAttribute('disabled', true);
  place.querySelector<HTMLElement>('.woo-variation-swatches-variable-item-more a')?.click();
  expect(document.activeElement).toBe(radioOf('navy-cream'));
});
