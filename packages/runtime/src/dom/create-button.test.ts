import { expect, it, vi } from 'vitest';
import { createButton } from './create-button.ts';

it('creates a button that submits no form', () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  const act = vi.fn();
  const form = document.createElement('form');
  form.addEventListener('submit', submit);
  form.append(createButton({ className: 'more', textContent: 'Load more', onclick: act }), createButton());
  document.body.append(form);
  for (const button of form.querySelectorAll('button')) button.click();
  expect([act.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0]);
  expect(form.innerHTML).toContain('class="more">Load more</button>');
  form.remove();
});
