import { expect, it } from 'vitest';
import { createMessage, createMessageSlot } from './message-beside.ts';

it('shows one message at a time, which goes with its island', () => {
  document.body.innerHTML = '<a></a><b></b>';
  const [first, second] = document.body.children;
  const island = new AbortController();
  const slot = createMessageSlot(island.signal);
  if (first) slot.show(first, createMessage('Offline'));
  if (second) slot.show(second, createMessage('Refused'));
  expect(document.body.innerHTML).toBe('<a></a><b></b><span class="stirrup-message" role="alert">Refused</span>');
  island.abort();
  expect(document.body.innerHTML).toBe('<a></a><b></b>');
});
