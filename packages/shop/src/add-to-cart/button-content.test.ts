import { expect, it } from 'vitest';
import { showInButton } from './button-content.ts';

it('shows HTML and gives the same nodes back', () => {
  const button = document.createElement('a');
  const icon = button.appendChild(document.createElement('svg'));
  button.append(' Add');
  const nodes = [...button.childNodes];
  const restore = showInButton(button, '<span>Adding</span>');
  expect(button.innerHTML).toBe('<span>Adding</span>');
  restore();
  expect([...button.childNodes]).toEqual(nodes);
  expect(button.firstChild).toBe(icon);
});

it('leaves the button as it is without HTML', () => {
  const button = document.createElement('a');
  button.append('Add');
  showInButton(button, undefined)();
  showInButton(button, '')();
  expect(button.textContent).toBe('Add');
});
