import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  closeSwatches,
  key,
  MASK,
  openSwatches,
  PAD,
  recordPluginEvents,
  states,
} from '../../testing/open-swatches.ts';

afterEach(closeSwatches);

describe('the keyboard', () => {
  it.each([
    ['ArrowRight', 'ltr', 'grey'],
    ['ArrowDown', 'ltr', 'grey'],
    ['ArrowLeft', 'ltr', 'black'],
    ['ArrowUp', 'rtl', 'black'],
    ['ArrowLeft', 'rtl', 'grey'],
    ['ArrowRight', 'rtl', 'black'],
  ])('%s in %s moves to the next item, and chooses it', async (name, direction, value) => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never);
    const { item, chosen } = await openSwatches(
      MASK,
      {},
      (html) => `<div style="direction:${direction}">${html}</div>`,
    );
    item('bay').focus();
    item('bay').dispatchEvent(key(name));
    expect(chosen()['attribute_pa_colour']).toBe(value);
    expect(document.activeElement).toBe(item(value));
    vi.restoreAllMocks();
  });

  it.each([' ', 'Enter'])('chooses by "%s", once', async (name) => {
    const { item, chosen } = await openSwatches(MASK);
    const events = recordPluginEvents();
    const press = key(name);
    item('black').dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(chosen()['attribute_pa_colour']).toBe('black');
    expect(events.filter(([type]) => type === 'wvs-selected-item')).toHaveLength(1);
  });
});

it('keep from the page only the keys that scripts beside them handle', async () => {
  const { item } = await openSwatches(MASK, {}, (html) => `<script id="woo-variation-swatches-js"></script>${html}`);
  const received: string[] = [];
  const record = (event: KeyboardEvent) => received.push(event.key);
  document.addEventListener('keydown', record);
  for (const name of ['Escape', 'Tab', 'Enter', ' ']) item('bay').dispatchEvent(key(name));
  document.removeEventListener('keydown', record);
  expect(received).toEqual(['Escape', 'Tab']);
});

describe('radio buttons', () => {
  const radio = (place: Element, value: string) =>
    place.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);

  it('are real ones: they choose, and follow the select', async () => {
    const { place, chosen, item } = await openSwatches(PAD);
    radio(place, 'Single')?.click();
    expect(chosen()['attribute_piping']).toBe('Single');
    expect([radio(place, 'None')?.checked, radio(place, 'Single')?.checked]).toEqual([false, true]);
    expect(states(item('Single'))).toEqual(['selected']);
    expect(item('Single').getAttribute('role')).toBe('none');
    place.querySelector<HTMLElement>('.reset_variations')?.click();
    expect(radio(place, 'Single')?.checked).toBe(false);
  });

  it('clear a repeated choice with the page’s option, like all others', async () => {
    const { place, chosen } = await openSwatches(PAD, { plugin: { clear_on_reselect: '1' } });
    radio(place, 'Single')?.click();
    radio(place, 'Single')?.click();
    expect(chosen()['attribute_piping']).toBe('');
    expect(radio(place, 'Single')?.checked).toBe(false);
  });

  it('do not submit the form by Enter', async () => {
    const { place, chosen } = await openSwatches(PAD);
    const press = key('Enter');
    radio(place, 'Double')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    expect(chosen()['attribute_piping']).toBe('Double');
  });
});
