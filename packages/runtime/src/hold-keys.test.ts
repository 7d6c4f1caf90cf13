import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Claim } from './claim.ts';
import { holdEvents } from './hold-events.ts';
import { settle, show, testIsland } from './testing/test-registry.ts';

const HTML = `<div data-island="box" class="box">
  <div role="radio" tabindex="0">Oak</div><a href="#fit">Fit</a><input><select></select><p contenteditable>…</p>
  <video controls></video><video></video>
</div>`;

/** An island that holds keys, on its element; it starts when the test resolves it. */
function keyed(holds: readonly ('keydown' | 'click')[] = ['keydown']) {
  const element = show(HTML);
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const seen: string[] = [];
  const definition = testIsland(
    'box',
    ({ element: root }) => {
      seen.push(root.outerHTML.slice(0, root.outerHTML.indexOf('>')));
    },
    { holds, busy: { s: 'box loading' } },
  );
  const load = async () => promise.then(definition.load);
  const claim = new Claim({ ...definition, load }, element, 's', null);
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  holdEvents(
    (candidate) => (candidate === element ? [claim] : []),
    controller.signal,
    () => undefined,
  );
  const keys: string[] = [];
  element.addEventListener('keydown', (event) => keys.push(event.key));
  return { element, claim, keys, seen, resolve: () => resolve() };
}

function press(target: Element | null, key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target?.dispatchEvent(event);
  return event;
}

afterEach(() => document.body.replaceChildren());

it.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', ' ', 'Home', 'End', 'Escape'])(
  '"%s" on a part is held, and pressed once when the island is up',
  async (key) => {
    const { element, claim, keys, resolve } = keyed();
    const event = press(element.querySelector('[role]'), key);
    // The page does not scroll meanwhile.
    expect([event.defaultPrevented, keys, claim.state]).toEqual([true, [], 'loading']);
    resolve();
    await settle();
    expect(keys).toEqual([key]);
  },
);

it.each([
  ['a letter', '[role]', 'o', {}],
  ['Tab', '[role]', 'Tab', {}],
  ['a key with a modifier', '[role]', 'ArrowLeft', { altKey: true }],
  ['typing', 'input', 'ArrowLeft', {}],
  ['choosing', 'select', ' ', {}],
  ['writing', 'p', 'Enter', {}],
  ['playing', 'video', ' ', {}],
  ['a press that the browser makes a click of', 'a', 'Enter', {}],
] as const)('%s is not held', (_, selector, key, init) => {
  const { element, keys } = keyed();
  expect(press(element.querySelector(selector), key, init).defaultPrevented).toBe(false);
  expect(keys).toEqual([key]);
});

it('a click on the controls of a native player is not held', () => {
  const { element } = keyed(['click']);
  const isHeld = [...element.querySelectorAll('video')].map((film) => {
    const event = new PointerEvent('click', { bubbles: true, cancelable: true });
    film.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isHeld).toEqual([false, true]);
});

it('no key is held for an island that wants none', () => {
  const { element } = keyed(['click']);
  expect(press(element.querySelector('[role]'), ' ').defaultPrevented).toBe(false);
});

it('the island is busy while an event is held, and mounts on the printed attributes', async () => {
  const { element, seen, resolve } = keyed();
  press(element.querySelector('[role]'), ' ');
  expect([element.className, element.getAttribute('aria-busy')]).toEqual(['box loading', 'true']);
  resolve();
  await settle();
  expect(seen).toEqual(['<div data-island="box" class="box" data-island-state="loading"']);
  expect([element.className, element.hasAttribute('aria-busy')]).toEqual(['box', false]);
});

it('an island that is long in coming is busy no longer than it is waited for', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { element, keys } = keyed();
  press(element.querySelector('[role]'), ' ');
  await vi.advanceTimersByTimeAsync(8000);
  expect([keys, element.className, element.hasAttribute('aria-busy')]).toEqual([[' '], 'box', false]);
});

it('two islands on an element share its mark: each mounts on the printed attributes, and none of it stays', async () => {
  const element = show(HTML);
  const seen: string[] = [];
  const arrivals: (() => void)[] = [];
  const claims = ['box', 'lid'].map((name) => {
    const load = async () => {
      await new Promise<void>((resolve) => arrivals.push(resolve));
      return { default: () => void seen.push(`${name}: ${element.className}, ${element.getAttribute('aria-busy')}`) };
    };
    const options = { holds: ['keydown' as const], busy: { s: `${name} loading` } };
    return new Claim({ ...testIsland(name, () => undefined, options), load }, element, 's', null);
  });
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  holdEvents(
    (candidate) => (candidate === element ? claims : []),
    controller.signal,
    () => undefined,
  );
  press(element.querySelector('[role]'), ' ');
  press(element.querySelector('[role]'), ' ');
  expect([element.className, element.getAttribute('aria-busy')]).toEqual(['box loading lid', 'true']);
  for (const arrive of arrivals) {
    arrive();
    await settle();
  }
  expect(seen).toEqual(['box: box, null', 'lid: box, null']);
  expect([element.className, element.hasAttribute('aria-busy')]).toEqual(['box', false]);
});

it('a mark that another island has removed meanwhile does not return', async () => {
  const { element, claim, resolve } = keyed();
  element.setAttribute('aria-busy', 'true');
  press(element.querySelector('[role]'), ' ');
  element.removeAttribute('aria-busy');
  resolve();
  await settle();
  expect([claim.state, element.hasAttribute('aria-busy')]).toEqual(['ready', false]);
});

it('Space on a link that is a button is a click, which is held, once for as long as it is held down', async () => {
  const { element, keys, resolve } = keyed(['click']);
  const link = element.querySelector('a');
  link?.setAttribute('role', 'button');
  const clicks: Event[] = [];
  link?.addEventListener('click', (event) => clicks.push(event));
  expect([press(link, ' ').defaultPrevented, press(link, ' ', { repeat: true }).defaultPrevented]).toEqual([
    true,
    true,
  ]);
  expect([keys, clicks]).toEqual([[], []]);
  resolve();
  await settle();
  expect(clicks).toHaveLength(1);
  press(link, ' ');
  expect(keys).toEqual([' ']);
});

it('a held key goes to the focus that an earlier one has moved', async () => {
  const { element, keys, resolve } = keyed();
  const [first, second] = [element.querySelector<HTMLElement>('[role]'), element.querySelector<HTMLElement>('a')];
  const targets: unknown[] = [];
  element.addEventListener('keydown', ({ target }) => {
    targets.push(target === first ? 'first' : target === second ? 'second' : 'elsewhere');
    second?.focus();
  });
  first?.focus();
  press(first, 'ArrowRight');
  press(first, 'ArrowRight');
  resolve();
  await settle();
  expect([keys.length, targets]).toEqual([2, ['first', 'second']]);
});
