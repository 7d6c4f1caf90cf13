import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  catchWarnings,
  closeInteractions,
  count,
  counted,
  openInteractions,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';

beforeEach(stubBrowser);
afterEach(closeInteractions);

describe('conditions', () => {
  const when = (compare: string | undefined, value?: unknown, key = 'visits') => ({
    conditionType: 'localStorage',
    storageKey: key,
    storageCompare: compare,
    storageCompareValue: value,
  });

  it.each([
    [[when(undefined)], 'and', true],
    [[when('exists')], undefined, true],
    [[when('exists', '', 'none')], undefined, false],
    [[when('notExists', '', 'none')], undefined, true],
    [[when('==', '3')], undefined, true],
    [[when('==', 3)], undefined, true],
    [[when('!=', '3')], undefined, false],
    [[when('>=', '3')], undefined, true],
    [[when('>', '3')], undefined, false],
    [[when('<', '3.5')], undefined, true],
    [[when('<=', '2')], undefined, false],
    // A missing or empty value never matches a numeric comparison; another text counts as 0.
    [[when('<', '5', 'none')], undefined, false],
    [[when('<', '5', 'empty')], undefined, false],
    [[when('<', '5', 'word')], undefined, true],
    [[when('>=', 'many')], undefined, true],
    [[when('!=', 'x', 'none')], undefined, true],
    [[{ ...when('==', '3'), conditionType: 'windowStorage', storageKey: 'total' }], undefined, true],
    [[{ storageKey: 'none' }, { conditionType: 'localStorage' }], undefined, true],
    [[when('>', '9'), when('exists')], 'and', false],
    [[when('>', '9'), when('exists')], 'or', true],
    [[], 'and', true],
    [[], 'or', false],
    ['', 'or', true],
    [{ 0: when('>', '9'), 2: when('exists') }, 'and', false],
  ])('%j, %s: %s', async (interactionConditions, interactionConditionsRelation, holds) => {
    localStorage.setItem('visits', '3');
    localStorage.setItem('empty', '');
    localStorage.setItem('word', 'many');
    vi.stubGlobal('total', 3);
    const printed = count('clicks', { interactionConditions, interactionConditionsRelation });
    (await openInteractions(withInteractions([printed]))).click();
    expect(counted('clicks')).toBe(holds ? 1 : undefined);
  });

  it('and actions warn once about blocked storage, and the rest goes on', async () => {
    const spy = catchWarnings();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const kept = { trigger: 'click', storageType: 'localStorage', actionAttributeKey: 'visits' };
    const source = await openInteractions(
      withInteractions([
        { ...kept, action: 'storageAdd' },
        { ...kept, action: 'storageCount' },
        { ...kept, action: 'storageRemove' },
        count('clicks', { interactionConditions: [when('exists')] }),
        count('others', { interactionConditions: [when('notExists')] }),
      ]),
    );
    source.click();
    source.click();
    expect([counted('clicks'), counted('others')]).toEqual([undefined, 2]);
    expect(spy).toHaveBeenCalledTimes(1);
    expect(spy.mock.calls[0]?.[0]).toContain('localStorage is forbidden or full');
  });

  it('count from 0 if the value is not a number', async () => {
    sessionStorage.setItem('visits', 'many');
    const source = await openInteractions(
      withInteractions([
        count('visits', { storageType: 'sessionStorage' }),
        { action: 'storageCount', trigger: 'click' },
      ]),
    );
    source.click();
    source.click();
    expect(sessionStorage.getItem('visits')).toBe('2');
    expect(sessionStorage).toHaveLength(1);
  });
});
