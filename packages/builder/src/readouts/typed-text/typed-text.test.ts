import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { popup } from '../../overlays/popup/island.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { builderTypedText, stirrupTypedText } from './fixture.ts';
import { typedText } from './island.ts';
// Imported up front, so that no test waits for it.
import './create-typist.ts';

let report: (isIntersecting: boolean) => void;
const motion = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  motion.matches = false;
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('matchMedia', () => motion);
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    const animation = new Animation();
    // The simulated one rejects a promise that nothing asked for.
    vi.spyOn(animation, 'cancel').mockReturnValue();
    return animation;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: object[]) => void) {
        report = (isIntersecting) => listener([{ isIntersecting }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SPEEDS = { typeSpeed: 10, backSpeed: 10, startDelay: 100, backDelay: 100 } as const;
async function open(markup: unknown): Promise<HTMLElement[]> {
  const roots = await openIsland(typedText, markup);
  // Those of the registry.
  vi.clearAllTimers();
  return roots;
}
/** Lets the code that types load, which no timer waits for. */
const loaded = () => new Promise((resolve) => setImmediate(resolve));
function see(isSeen: boolean): Promise<unknown> {
  report(isSeen);
  return loaded();
}
const typed = () => the('.typed, [data-part="typed"]').textContent;
const button = () => document.querySelector('button');
/** Everything that the typed text has been, until no timer is left or so many ms have passed. */
function typedIn(duration: number): string[] {
  const seen = [typed()];
  for (let time = 0; time < duration && vi.getTimerCount() > 0; time += 10) {
    vi.advanceTimersByTime(10);
    if (seen.at(-1) !== typed()) seen.push(typed());
  }
  return seen;
}

describe.each([
  ['the builder’s', (options: object) => builderTypedText('a', { ...SPEEDS, ...options })],
  ['our own', (options: object) => stirrupTypedText({ ...SPEEDS, ...options })],
] as const)('%s', (_, print) => {
  it('types its texts while it is seen, without deleting what they share, and ends', async () => {
    document.body.innerHTML = String(print({}));
    const printed = document.body.firstElementChild;
    const [root] = await open(print({}));
    expect([vi.getTimerCount(), the('[style*="clip-path"]').textContent]).toEqual([0, 'oats, oatmeal, hay']);
    await see(true);
    const all = typedIn(2000).join(' ');
    expect(all).toContain('o oa oat oats oat oatm oatme oatmea oatmeal oatmea');
    expect(all.endsWith('h ha hay')).toBe(true);
    expect([vi.getTimerCount(), button(), the('[aria-hidden]').textContent]).toEqual([0, null, 'hay']);
    if (root) pageRegistry().release(root);
    expect(root?.isEqualNode(printed)).toBe(true);
  });

  it('has no timer out of view, and can be paused where it goes on and on', async () => {
    await open(print({ loop: true, strings: ['oats'] }));
    await see(true);
    expect(typedIn(600)).toEqual(expect.arrayContaining(['oats', 'oat', '']));
    await see(false);
    expect(vi.getTimerCount()).toBe(0);
    await see(true);
    expect(button()?.getAttribute('aria-label')).toBe('Pause the typed text');
    button()?.click();
    expect([vi.getTimerCount(), button()?.getAttribute('aria-label')]).toEqual([0, 'Play the typed text']);
    await see(true);
    expect(vi.getTimerCount()).toBe(0);
    button()?.click();
    expect(vi.getTimerCount()).toBe(1);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await loaded();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows a whole text under reduced motion, and types as soon as motion is allowed', async () => {
    motion.matches = true;
    await open(print({ loop: true }));
    await see(true);
    expect([typed(), vi.getTimerCount(), button()]).toEqual([expect.stringMatching(/hay$/), 0, null]);
    motion.matches = false;
    motion.dispatchEvent(new Event('change'));
    await loaded();
    expect(typedIn(300)).toContain('oats');
    motion.matches = true;
    await see(false);
    await see(true);
    expect([typed(), vi.getTimerCount()]).toEqual(['hay', 0]);
    button()?.click();
    expect(typedIn(900)).toContain('oats');
  });
});

it.each([
  [['hay^5500 and oats'], 'Pause the typed text'],
  [['hay and oats'], undefined],
])('can be paused where its pauses make it long: %j', async (strings, name) => {
  await open(builderTypedText('a', { ...SPEEDS, strings }));
  await see(true);
  expect(button()?.getAttribute('aria-label')).toBe(name);
});

it('plays again after its end, and with the popup around it', async () => {
  await open(
    `<div id="popup">${String(builderTypedText('a', { ...SPEEDS, strings: ['a long text'], startDelay: 5000 }))}</div>`,
  );
  await see(true);
  typedIn(9000);
  expect([typed(), vi.getTimerCount()]).toEqual(['a long text', 0]);
  button()?.click();
  expect(vi.getTimerCount()).toBe(1);
  typedIn(9000);
  document.dispatchEvent(new CustomEvent('bricks/popup/open', { detail: { popupElement: the('#popup') } }));
  expect(vi.getTimerCount()).toBe(1);
});

it('lets site code start and stop it', async () => {
  const animatedTypingInstances: Record<string, { stop: () => void; start: () => void }> = {};
  vi.stubGlobal('bricksData', { animatedTypingInstances });
  const [root] = await open(builderTypedText('a', SPEEDS));
  await see(true);
  animatedTypingInstances['a']?.stop();
  await loaded();
  expect(vi.getTimerCount()).toBe(0);
  animatedTypingInstances['a']?.start();
  await loaded();
  expect(vi.getTimerCount()).toBe(1);
  if (root) pageRegistry().release(root);
  expect([Object.keys(animatedTypingInstances), vi.getTimerCount()]).toEqual([[], 0]);
  const blinking: Animation = vi.mocked(Element.prototype.animate).mock.results.at(-1)?.value;
  expect(blinking.cancel).toHaveBeenCalled();
});

it('takes ampersands as they are', async () => {
  await open(builderTypedText('a', { ...SPEEDS, strings: ['<b>hay</b> & &copy;'] }));
  expect([typed(), the('[style*="clip-path"]').textContent]).toEqual(['hay & &copy;', 'hay & &copy;']);
  await see(true);
  expect(typedIn(2000).at(-1)).toBe('hay & &copy;');
});

it('parts words at line breaks for screen readers', async () => {
  await open(stirrupTypedText({ ...SPEEDS, strings: ['Fresh hay<br>every day'] }));
  expect(the('[style*="clip-path"]').textContent).toBe('Fresh hay every day');
});

it('lets screen readers have typed text with links in it', async () => {
  const [root] = await open(builderTypedText('a', { ...SPEEDS, strings: ['our <a href="/hay/">hay</a>', 'oats'] }));
  expect([root?.querySelector('[aria-hidden]'), root?.textContent]).toEqual([null, 'We sell oats here']);
  await see(true);
  expect([the('.typed').hasAttribute('aria-hidden'), typedIn(400)]).toEqual([
    false,
    expect.arrayContaining(['our hay']),
  ]);
});

it('keeps only formats in our own dialect: any text of the page may have its attributes', async () => {
  const strings = ['<b>hay</b> & <<x>img src="x" onerror="alert(1)">oats <3'];
  const list = `<p data-island="typed-text" data-options='${JSON.stringify({ ...SPEEDS, strings })}'><span data-part="typed"></span></p>`;
  for (const markup of [stirrupTypedText({ ...SPEEDS, strings }), list]) {
    const [root] = await open(markup);
    await see(true);
    expect(typedIn(2000).at(-1)).toBe('hay & <<x>img src="x" onerror="alert(1)">oats <3');
    expect([root?.querySelector('img'), root?.querySelector('b')?.textContent]).toEqual([null, 'hay']);
  }
});

it('shuffles', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0.5).mockReturnValue(0);
  await open(stirrupTypedText({ ...SPEEDS, shuffle: true }));
  await see(true);
  expect(typedIn(200)).toContain('hay');
});

it.each(['[]', '{', '[""]', '"oats"'])('leaves the printed text without texts: %s', async (strings) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const markup = `<p data-island="typed-text" data-strings='${strings}'>We sell <span data-part="typed">oats</span></p>`;
  const [root] = await open(markup);
  await see(true);
  expect(root?.innerHTML).toBe('We sell <span data-part="typed">oats</span>');
});

it.each(['{', '{"strings":[]}', '{"strings":"oats"}'])('leaves the builder’s printed text: %s', async (given) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const printed = 'We sell <span class="typed"></span>';
  const [root] = await open(`<div class="brxe-animated-typing" data-script-args='${given}'>${printed}</div>`);
  await see(true);
  expect(root?.innerHTML).toBe(printed);
});

it('rests in a popup that is closed, and types on when it opens', async () => {
  start(popup);
  const [root] = await open(`<div class="brx-popup">${builderTypedText('a', { ...SPEEDS, loop: true })}</div>`);
  const visible = vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  await see(true);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  visible.mockReturnValue(false);
  the('.brx-popup').classList.add('hide');
  await loaded();
  expect(vi.getTimerCount()).toBe(0);
  visible.mockReturnValue(true);
  the('.brx-popup').classList.remove('hide');
  await loaded();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  if (root) pageRegistry().release(root);
  expect(vi.getTimerCount()).toBe(0);
});

describe.skipIf(!hasRecordings)('recorded', () => {
  it('texts end as the builder’s', async () => {
    const [, found = ''] = /(<div [^>]*id="brxe-eltyp1".*?<\/div>)/s.exec(recordedPage('bricks-time')) ?? [];
    await open(found);
    await see(true);
    expect(typedIn(5000).at(-1)).toBe('saddles');
  });
});
