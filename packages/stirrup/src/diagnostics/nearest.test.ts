import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

describe('the nearest word', () => {
  it.each([
    ['opentab', 'openTab'],
    ['open-tab', 'openTab'],
    ['openTabs', 'openTab'],
    ['opneTab', 'openTab'],
    ['opTab', undefined],
    ['colour', undefined],
    ['x', undefined],
  ])('to "%s" is %s', (word, expected) => {
    expect(nearest(word, ['openOn', 'openTab'])).toBe(expected);
  });

  it('is asked for, if there is one', () => {
    expect(didYouMean('tab', ['form', 'tabs'])).toBe('. Did you mean "tabs"?');
    expect(didYouMean('weather', ['form', 'tabs'])).toBe('');
  });
});
