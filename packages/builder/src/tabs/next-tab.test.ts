import { describe, expect, it } from 'vitest';
import { hasModifier, nextTab } from './next-tab.ts';

const horizontal = { count: 3, isVertical: false, isRightToLeft: false };
const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string) => ({ ...none, key });

describe('the next tab', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, 1],
    [' ', 1, 1],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(nextTab(press(key), from, horizontal)).toBe(to);
  });

  it.each(['ArrowUp', 'ArrowDown', 'a', 'Tab', 'Escape', 'PageDown'])('%s is left to the browser', (key) => {
    expect(nextTab(press(key), 1, horizontal)).toBeUndefined();
  });

  it('follows the reading direction', () => {
    const layout = { ...horizontal, isRightToLeft: true };
    expect(nextTab(press('ArrowLeft'), 0, layout)).toBe(1);
    expect(nextTab(press('ArrowRight'), 0, layout)).toBe(2);
  });

  it('goes up and down in a vertical list, in either direction of reading', () => {
    for (const isRightToLeft of [false, true]) {
      const layout = { count: 3, isVertical: true, isRightToLeft };
      expect(nextTab(press('ArrowDown'), 2, layout)).toBe(0);
      expect(nextTab(press('ArrowUp'), 2, layout)).toBe(1);
      expect(nextTab(press('ArrowRight'), 2, layout)).toBeUndefined();
    }
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('leaves a key together with %s alone', (modifier) => {
    expect(hasModifier({ ...none, [modifier]: true })).toBe(true);
    expect(nextTab({ ...press('ArrowRight'), [modifier]: true }, 0, horizontal)).toBeUndefined();
  });
});
