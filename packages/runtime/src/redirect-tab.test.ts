import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { settle, testIsland, testRegistry } from './testing/test-registry.ts';

/** The code that the first Tab fetches is there when this promise says so. */
const fetched = vi.hoisted(() => ({ code: Promise.resolve() }));
vi.mock('./import-with-retry.ts', () => ({
  importWithRetry: (load: () => Promise<unknown>) => fetched.code.then(load),
}));

/** A link, two titles that are no tab stops before their island is ready, and a link. */
const PAGE = `<a href="/" id="before">Before</a>
  <div data-island="titles"><p>Fit</p><p>Care</p></div>
  <a href="/" id="after">After</a><a href="/" id="last">Last</a>`;

/** Makes the titles tab stops, as an accordion does. */
const makeStops = ({ element }: { element: HTMLElement }) => {
  for (const title of element.querySelectorAll('p')) title.tabIndex = 0;
};

/** Waits for the task in which the focus is read, and for all that follows at once. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await settle();
}

const focusOn = (id: string) => document.getElementById(id)?.focus();
const focused = () => document.activeElement?.id || document.activeElement?.textContent;

/** Presses Tab as a browser does: it focuses an element, or none if a script has handled the key. */
function pressTab(to: string | undefined, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Tab', keyCode: 9, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  if (!event.defaultPrevented && to) focusOn(to);
  return event.defaultPrevented;
}

/** The page with its islands; they start when the test says so. */
function open(start: 'idle' | 'interaction' = 'idle', html = PAGE, mount = makeStops) {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.body.innerHTML = html;
  let comeUp = () => undefined as void;
  const ready = new Promise<void>((resolve) => {
    comeUp = resolve;
  });
  const definition = testIsland('titles', mount, { start });
  const registry = testRegistry();
  registry.add([{ ...definition, load: () => ready.then(definition.load) }]);
  const state = () => document.querySelector('[data-island]')?.getAttribute('data-island-state');
  return { state, registry, comeUp: () => comeUp() };
}

afterEach(async () => {
  vi.useRealTimers();
  // A redirection that the last Tab has begun ends with its test.
  await turn();
  fetched.code = Promise.resolve();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('starts the islands that Tab has passed, makes the next Tab wait, and focuses their first stop', async () => {
  const { state, comeUp } = open();
  focusOn('before');
  pressTab('after');
  await vi.waitFor(() => expect(state()).toBe('loading'));
  expect([pressTab('last'), focused()]).toEqual([true, 'after']);
  comeUp();
  await vi.waitFor(() => expect(focused()).toBe('Fit'));
  expect(pressTab(undefined)).toBe(false);
});

it('lets a Tab that has waited go on where no stop has come, and starts what that one passes', async () => {
  const html = `<a href="/" id="before">Before</a><div data-island="titles"></div><a href="/" id="after">After</a>
    <div data-island="more"><p>Fit</p></div><a href="/" id="last">Last</a>`;
  const { comeUp, registry } = open('idle', html);
  const late = testIsland('more', makeStops, { start: 'idle' });
  registry.add([late]);
  focusOn('before');
  pressTab('after');
  await vi.waitFor(() => expect(document.querySelector('[data-island-state="loading"]')).not.toBeNull());
  expect([pressTab('last'), focused()]).toEqual([true, 'after']);
  comeUp();
  await vi.waitFor(() => expect(focused()).toBe('Fit'));
});

it('lets each Tab that has waited go on, the first one to the new stop', async () => {
  const { comeUp } = open();
  focusOn('before');
  pressTab('after');
  await turn();
  for (const _ of [1, 2, 3]) expect(pressTab('nowhere')).toBe(true);
  comeUp();
  await turn();
  expect(focused()).toBe('after');
});

it('starts what each Tab that has waited passes', async () => {
  const html = `<a href="/" id="before">Before</a><div data-island="titles"></div><a href="/" id="a">A</a>
    <div data-island="more"><p>Fit</p></div><a href="/" id="b">B</a><a href="/" id="c">C</a>`;
  const { comeUp, registry } = open('idle', html);
  registry.add([testIsland('more', makeStops, { start: 'idle' })]);
  focusOn('before');
  pressTab('a');
  await vi.waitFor(() => expect(document.querySelector('[data-island-state="loading"]')).not.toBeNull());
  for (const _ of [1, 2]) expect(pressTab('nowhere')).toBe(true);
  comeUp();
  await vi.waitFor(() => expect(focused()).toBe('b'));
  expect(document.querySelector('[data-island="more"]')?.getAttribute('data-island-state')).toBe('ready');
});

it('lets a Tab back that has waited go back, and past radio buttons that it would not stop at', async () => {
  const radio = (id: string, more = '') => `<input type="radio" name="size" id="${id}" ${more}>`;
  const html = `<a href="/" id="first">First</a>${radio('cob', 'checked')}${radio('full')}
    <a href="/" id="link">Link</a><div data-island="titles"></div><a href="/" id="last">Last</a>`;
  const { state, comeUp } = open('idle', html);
  focusOn('last');
  pressTab('link', { shiftKey: true });
  await vi.waitFor(() => expect(state()).toBe('loading'));
  expect(pressTab('full', { shiftKey: true })).toBe(true);
  comeUp();
  await vi.waitFor(() => expect(focused()).toBe('cob'));
});

it('waits for no island on the body, and counts no stop of the page as its own', async () => {
  document.body.dataset['island'] = 'titles';
  onTestFinished(() => document.body.removeAttribute('data-island'));
  const { comeUp } = open('idle', '<a href="/" id="first">First</a><a href="/" id="banner">Banner</a>');
  await import('./redirect-tab.ts');
  // A script of the page moves the focus.
  pressTab('banner');
  await turn();
  expect(document.body.dataset['islandState']).toBe('loading');
  comeUp();
  await turn();
  expect([focused(), pressTab('first')]).toEqual(['banner', false]);
});

it('leads back to the last one', async () => {
  const { state, comeUp } = open();
  focusOn('after');
  pressTab('before', { shiftKey: true });
  await vi.waitFor(() => expect(state()).toBe('loading'));
  comeUp();
  await vi.waitFor(() => expect(focused()).toBe('Care'));
});

it('focuses the replacement of a field that had the focus', async () => {
  const html = '<a href="/" id="before">Before</a><div data-island="titles"><p>Fit</p><input id="field"></div>';
  const { comeUp } = open('idle', html, ({ element }) => {
    makeStops({ element });
    element.querySelector('input')?.remove();
  });
  focusOn('before');
  pressTab('field');
  comeUp();
  await vi.waitFor(() => expect(focused()).toBe('Fit'));
});

it.each([
  ['is right as it was printed', 'interaction', 'after'],
  ['Tab has not passed by', 'idle', 'last'],
] as const)('starts nothing that %s', async (_, start, to) => {
  const { state } = open(start);
  focusOn(to === 'last' ? 'after' : 'before');
  pressTab(to);
  await import('./redirect-tab.ts');
  await turn();
  expect([state(), pressTab(undefined), focused()]).toEqual(['claimed', false, to]);
});

it('does not wait for an island that is right as it was printed where Tab has moved into it', async () => {
  const html = '<a href="/" id="before">Before</a><div data-island="titles"><a href="/" id="in">In</a></div>';
  const { state } = open('interaction', html);
  focusOn('before');
  pressTab('in');
  await vi.waitFor(() => expect(state()).toBe('loading'));
  await turn();
  expect(pressTab(undefined)).toBe(false);
});

it('does not take a focus that has moved on before its code is there', async () => {
  let come = () => undefined as void;
  fetched.code = new Promise((resolve) => {
    come = resolve;
  });
  const { state, comeUp } = open();
  focusOn('before');
  pressTab('after');
  await turn();
  focusOn('last');
  come();
  comeUp();
  await vi.waitFor(() => expect(state()).toBe('ready'));
  await turn();
  expect(focused()).toBe('last');
});

it('does not take a focus that has moved on, and waits no longer than a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { state, comeUp } = open();
  focusOn('before');
  pressTab('after');
  await vi.waitFor(() => expect(state()).toBe('loading'));
  expect(pressTab('last')).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([focused(), pressTab('last')]).toEqual(['last', false]);
  comeUp();
  await vi.advanceTimersByTimeAsync(1000);
  expect([state(), focused()]).toEqual(['ready', 'last']);
});
