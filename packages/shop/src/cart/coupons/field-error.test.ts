import { expect, it } from 'vitest';
import { clearFieldError, showFieldError } from './field-error.ts';

function open(html: string) {
  document.body.innerHTML = html;
  const [field] = document.querySelectorAll('input');
  const [place] = document.querySelectorAll('p, div');
  if (!field || !place) throw new Error('Stirrup: the fixture has no field.');
  return { field, place };
}

it.each([
  ['p', 'SPAN'],
  ['div', 'P'],
])('shows the reason in a %s around the field, until the next input', (tag, noteTag) => {
  const { field, place } = open(`<${tag}><input class="input-text" name="coupon_code"></${tag}>`);
  const printed = place.outerHTML;
  showFieldError(field, place, 'No such coupon.');
  showFieldError(field, place, 'It has expired.');
  const notes = document.querySelectorAll('.coupon-error-notice');
  expect([...notes].map(({ tagName, id, role, textContent }) => [tagName, id, role, textContent])).toEqual([
    [noteTag, 'coupon-error-notice', 'alert', 'It has expired.'],
  ]);
  expect(document.activeElement).toBe(field);
  expect(field.classList.contains('has-error')).toBe(true);
  expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([
    'true',
    'coupon-error-notice',
  ]);
  field.dispatchEvent(new Event('input'));
  expect(place.outerHTML).toBe(printed);
});

it('keeps other descriptions of the field, and does not share the id of another field’s message', () => {
  const { field, place } = open(
    '<div><input aria-describedby="hint"><i id="hint"></i></div><b id="coupon-error-notice" class="coupon-error-notice"></b>',
  );
  showFieldError(field, place, 'No.');
  expect(field.getAttribute('aria-describedby')).toBe('hint coupon-error-notice-2');
  clearFieldError(field);
  expect(field.getAttribute('aria-describedby')).toBe('hint');
  expect(document.querySelectorAll('.coupon-error-notice')).toHaveLength(1);
});

it('leaves a field alone that has no message of ours', () => {
  const { field, place } = open('<div><input aria-describedby="hint"></div>');
  clearFieldError(field);
  expect(place.innerHTML).toBe('<input aria-describedby="hint">');
});
