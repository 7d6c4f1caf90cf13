import { expect, it } from 'vitest';
import { nameWith, plainText, showHtml } from './button-content.ts';

it('shows HTML and restores the same nodes', () => {
  const button = document.createElement('a');
  const icon = button.appendChild(document.createElement('svg'));
  button.append(' Add');
  const nodes = [...button.childNodes];
  const restore = showHtml(button, '<span>Adding</span>');
  expect(button.innerHTML).toBe('<span>Adding</span>');
  restore();
  expect([...button.childNodes]).toEqual(nodes);
  expect(button.firstChild).toBe(icon);
});

it('leaves the button as it is without HTML', () => {
  const button = document.createElement('a');
  button.append('Add');
  showHtml(button, undefined)();
  showHtml(button, '')();
  expect(button.textContent).toBe('Add');
});

it('names the button by its visible text', () => {
  const name = 'Add to cart: “Bridle”';
  expect(nameWith(name, 'Add to cart', '<b>Added</b>')).toBe('Added: “Bridle”');
  expect(nameWith(name, 'Buy', 'Added')).toBe('Added Add to cart: “Bridle”');
  expect(nameWith(name, 'Add to cart', '<i class="icon"></i>')).toBe(name);
  expect(nameWith(name, 'Add to cart', undefined)).toBe(name);
  expect(nameWith(name, 'Add to cart', 'Pay US$$')).toBe('Pay US$$: “Bridle”');
});

it('reads HTML aloud as text', () => {
  expect(plainText(' <span>Added</span> <i class="tick"></i>')).toBe('Added');
  expect(plainText('Added')).toBe('Added');
  expect(plainText('You cannot add &quot;Bridle&quot;:\n  &euro;5 &amp; more.')).toBe(
    'You cannot add "Bridle": €5 & more.',
  );
});
