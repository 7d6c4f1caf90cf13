import { expect, it } from 'vitest';
import { createShown } from './shown.ts';

it('drops the reason for a press without effect when the phase changes, and not before', () => {
  const { store, show } = createShown();
  show('phase', 'loading');
  show('hint', { text: 'Please wait...' });
  show('phase', 'loading');
  show('isAnythingChosen', true);
  expect(store.get()).toMatchObject({ phase: 'loading', isAnythingChosen: true, hint: { text: 'Please wait...' } });
  show('phase', 'available');
  expect(store.get()).toMatchObject({ phase: 'available', hint: undefined });
});
