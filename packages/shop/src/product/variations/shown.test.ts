import { afterEach, expect, it, vi } from 'vitest';
import { SETTINGS } from './contract.ts';
import { createShown, PRINTED, reasonOf } from './shown.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('tells why nothing can be added as the site says, else as the shop does', () => {
  const reason = () => reasonOf({ ...PRINTED, phase: 'unavailable' });
  expect(reason()).toBe('This product is not available. Please choose other options.');
  vi.stubGlobal(SETTINGS, {
    i18n_no_matching_variations_text: 'Sorry, no match.',
    i18n_make_a_selection_text: 'Choose, please.',
    i18n_unavailable_text: 'Sorry, unavailable.',
    i18n_reset_alert_text: 'Cleared.',
  });
  expect(reason()).toBe('Sorry, unavailable.');
  vi.stubGlobal('stirrup_texts', { variationUnavailable: 'Ausverkauft.' });
  expect(reason()).toBe('Ausverkauft.');
});
