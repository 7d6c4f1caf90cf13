import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Claim } from '../claim.ts';
import { newClaim } from '../testing/new-claim.ts';
import { catchReports, settle } from '../testing/test-registry.ts';
import { pageAtRest } from './page-at-rest.ts';
import { startClaim } from './start-claim.ts';

/** An IntersectionObserver whose reports the test controls. */
const observers: FakeObserver[] = [];
class FakeObserver {
  readonly targets = new Set<Element>();
  readonly report: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;
  readonly options: IntersectionObserverInit;
  constructor(report: (entries: readonly object[]) => void, options: IntersectionObserverInit) {
    this.report = (entries) =>
      report(entries.map((entry) => ({ boundingClientRect: entry.target.getBoundingClientRect(), ...entry })));
    this.options = options;
    observers.push(this);
  }
  observe = (element: Element) => void this.targets.add(element);
  unobserve = (element: Element) => void this.targets.delete(element);
}

beforeAll(pageAtRest);
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const box = (element: Element, count: number) =>
  vi.spyOn(element, 'getClientRects').mockReturnValue(Object.assign([], { length: count, item: () => null }));

it('begins when the element comes within one viewport; one observer serves all', () => {
  const [one, two] = [newClaim('visible').claim, newClaim('visible').claim];
  box(one.element, 1);
  box(two.element, 1);
  expect(observers).toHaveLength(1);
  const [observer] = observers;
  expect(observer?.options).toEqual({ rootMargin: '100%' });
  observer?.report([
    { target: one.element, isIntersecting: true },
    { target: two.element, isIntersecting: false },
  ]);
  expect([one.state, two.state]).toEqual(['loading', 'claimed']);
  expect([...(observer?.targets ?? [])]).toEqual([two.element]);
  two.release();
  expect(observer?.targets.size).toBe(0);
});

it('begins at once for an element without a box', () => {
  const { claim } = newClaim('visible');
  box(claim.element, 0);
  observers[0]?.report([{ target: claim.element, isIntersecting: false }]);
  expect(claim.state).toBe('loading');
});

it.each([
  ['style', 'display: none'],
  ['style', 'visibility: hidden'],
  ['aria-hidden', 'true'],
])(
  'waits inside of %s="%s" until something around it changes, and is looked at once more then',
  async (attribute, value) => {
    const style = '<style>[aria-hidden="true"] { visibility: hidden }</style>';
    const { claim } = newClaim('visible', `<section ${attribute}="${value}">${style}<div><p>Box</p></div></section>`);
    const around = claim.element;
    const inside = new Claim(claim.definition, around.querySelector('div') ?? around, 's', null);
    startClaim(inside);
    const [observer] = observers;
    observer?.report([{ target: inside.element, isIntersecting: true }]);
    expect(inside.state).toBe('claimed');
    observer?.targets.clear();
    around.removeAttribute(attribute);
    await vi.waitFor(() => expect([...(observer?.targets ?? [])]).toEqual([inside.element]));
    observer?.report([{ target: inside.element, isIntersecting: true }]);
    expect(inside.state).toBe('loading');
  },
);

const transition = (propertyName: string) =>
  Object.assign(new Event('transitionend', { bubbles: true }), { propertyName });

it.each([
  ['the end of its transition', () => transition('visibility')],
  ['the pointer', () => new Event('pointerenter', { bubbles: true })],
])('observes hidden elements again on %s, and on no other transition', (_, happen) => {
  const { claim } = newClaim('visible', '<section style="visibility: hidden"><div></div></section>');
  const inside = new Claim(claim.definition, claim.element.querySelector('div') ?? claim.element, 's', null);
  startClaim(inside);
  const [observer] = observers;
  observer?.report([{ target: inside.element, isIntersecting: true }]);
  observer?.targets.clear();
  inside.element.dispatchEvent(transition('color'));
  expect(observer?.targets.size).toBe(0);
  // The pointer on the element itself would start its island.
  claim.element.parentElement?.dispatchEvent(happen());
  expect(observer?.targets.has(inside.element)).toBe(true);
  inside.release();
  observer?.targets.clear();
  claim.element.dispatchEvent(transition('visibility'));
  expect(observer?.targets.size).toBe(0);
});

it('observes hidden elements again a few times a second where an attribute changes in each frame', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { claim } = newClaim('visible', '<section style="visibility: hidden"><div></div></section>');
  const inside = new Claim(claim.definition, claim.element.querySelector('div') ?? claim.element, 's', null);
  startClaim(inside);
  const [observer] = observers;
  let looks = 0;
  for (let frame = 0; frame < 20; frame += 1) {
    if (observer?.targets.delete(inside.element)) {
      looks += 1;
      observer.report([{ target: inside.element, isIntersecting: true }]);
    }
    document.body.dataset['frame'] = String(frame);
    await settle();
    now += 20;
    vi.advanceTimersByTime(20);
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  // The first one is the observer's own.
  expect([looks > 3, looks < 7]).toEqual([true, true]);
  inside.release();
});

it('observes hidden elements again when the page has loaded: stylesheets that came late may have shown them', () => {
  const { claim } = newClaim('visible', '<section style="visibility: hidden"><div></div></section>');
  const inside = new Claim(claim.definition, claim.element.querySelector('div') ?? claim.element, 's', null);
  startClaim(inside);
  const [observer] = observers;
  observer?.report([{ target: inside.element, isIntersecting: true }]);
  observer?.targets.clear();
  dispatchEvent(new Event('load'));
  expect(observer?.targets.has(inside.element)).toBe(true);
});

it('begins all islands of one element', () => {
  const first = newClaim('visible').claim;
  const second = new Claim(first.definition, first.element, 's', null);
  startClaim(second);
  first.release();
  expect(observers[0]?.targets.has(first.element)).toBe(true);
  observers[0]?.report([{ target: first.element, isIntersecting: true }]);
  expect([first.state, second.state]).toEqual(['claimed', 'loading']);
});

it('stays away from a claim that has ended', () => {
  const { claim, load } = newClaim('visible');
  claim.release();
  observers[0]?.report([{ target: claim.element, isIntersecting: true }]);
  expect(load).not.toHaveBeenCalled();
});

it('begins at once if reading the element throws, and continues with the others', async () => {
  const report = catchReports();
  const [bad, good] = [newClaim('visible').claim, newClaim('visible').claim];
  const error = new Error('patched');
  box(good.element, 0);
  vi.spyOn(bad.element, 'getClientRects').mockImplementation(() => {
    throw error;
  });
  observers.at(-1)?.report([bad.element, good.element].map((target) => ({ target, isIntersecting: false })));
  expect(bad.state).toBe('loading');
  await vi.waitFor(() => expect([bad.state, good.state]).toEqual(['ready', 'ready']));
  expect(report.mock.calls).toEqual([[error]]);
});

it('does not wait for its turn when a visitor comes near', () => {
  const { claim, button } = newClaim('visible');
  expect(claim.state).toBe('claimed');
  button?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(claim.state).toBe('loading');
});
