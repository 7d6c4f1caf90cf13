import { afterEach, expect, it, vi } from 'vitest';
import { READY_EVENT } from './claim.ts';
import { pageRegistry } from './page-registry.ts';
import { settle, show, testIsland, testRegistry } from './testing/test-registry.ts';
import { inspectPage } from './tools/inspect-page.ts';

afterEach(() => vi.restoreAllMocks());

const SCRIPT = '<script type="text/plain" id="theirs-js"></script>';

/** An island that holds clicks, and leaves the markup of one dialect to another script. */
function yieldingIsland() {
  const load = vi.fn(async () => ({ default: () => undefined }));
  const island = testIsland('box', () => undefined, {
    selectors: { stirrup: '[data-island="box"]', theirs: '.box', ours: '.box, .other-box' },
    yieldsTo: { theirs: '#theirs-js' },
    start: 'interaction',
    holds: ['click'],
    load,
  });
  return { island, load };
}

function click(element: HTMLElement): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
}

it('leaves elements of that dialect alone: they are ready at once, no code is fetched, no click is held', async () => {
  show(SCRIPT);
  const element = show('<div class="box"></div>');
  const events = vi.fn();
  for (const type of [READY_EVENT, 'click']) element.addEventListener(type, ({ type }) => events(type));
  const { island, load } = yieldingIsland();
  testRegistry().add([island]);
  expect(element.dataset['islandState']).toBe('ready');
  expect(click(element).defaultPrevented).toBe(false);
  await settle();
  expect(events.mock.calls).toEqual([[READY_EVENT], ['click']]);
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['in another dialect', `${SCRIPT}`, '<div class="other-box"></div>'],
  ['in our own', SCRIPT, '<div data-island="box" class="box"></div>'],
  ['where the script is not on the page', '<i></i>', '<div class="box"></div>'],
  ['where another element has its id', '<link id="theirs-js">', '<div class="box"></div>'],
])('starts elements that are %s', async (_case, before, markup) => {
  show(before);
  const element = show(markup);
  const { island, load } = yieldingIsland();
  testRegistry().add([island]);
  expect(click(element).defaultPrevented).toBe(true);
  await settle();
  expect(load).toHaveBeenCalled();
});

it('checks again when the island would begin: the script may have been added late', async () => {
  const element = show('<div class="box"></div>');
  const { island, load } = yieldingIsland();
  testRegistry().add([island]);
  expect(element.dataset['islandState']).toBe('claimed');
  show(SCRIPT);
  element.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(element.dataset['islandState']).toBe('ready');
  expect(load).not.toHaveBeenCalled();
});

it('is shown in the inspector', () => {
  vi.spyOn(console, 'table').mockImplementation(() => undefined);
  show(SCRIPT);
  const element = show('<div class="box"></div>');
  pageRegistry().add([yieldingIsland().island]);
  expect(inspectPage({})).toMatchObject([{ element, state: 'ready', warnings: [expect.stringContaining('left')] }]);
});
