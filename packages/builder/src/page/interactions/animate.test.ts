import { lastEvent } from '@stirrup/cms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePopup } from '../../overlays/popups/close-popup.ts';
import { lastClosings } from '../../overlays/popups/last-closings.ts';
import { openPopup } from '../../overlays/popups/open-popup.ts';
import {
  catchWarnings,
  closeInteractions,
  count,
  counted,
  element,
  look,
  marginsOf,
  openInteractions,
  type Printed,
  registerPopups,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';

vi.mock('../../overlays/popups/open-popup.ts', () => ({ openPopup: vi.fn(async () => true) }));
vi.mock('../../overlays/popups/close-popup.ts', () => ({ closePopup: vi.fn() }));

const HIDDEN = 'data-interaction-hidden-on-load';
const enter = (more: Printed = {}): Printed => ({
  id: 'anim01',
  trigger: 'enterView',
  action: 'startAnimation',
  animationType: 'fadeInUp',
  ...more,
});
const lessMotion = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }));

let finish: () => void;

beforeEach(() => {
  registerPopups();
  stubBrowser();
  // One animation per effect, which the test ends.
  vi.spyOn(Element.prototype, 'getAnimations').mockImplementation(function (this: Element) {
    if (!/brx-animate-/.test(this.className)) return [];
    const animation = new Animation();
    finish = () => animation.finish();
    return [animation];
  });
});
afterEach(closeInteractions);

it('shows on paper what waits for its animation', async () => {
  const source = await openInteractions(withInteractions([enter({ rootMargin: '-10px' })], `${HIDDEN}="1"`));
  dispatchEvent(new Event('beforeprint'));
  expect(source.hasAttribute(HIDDEN)).toBe(false);
  look(source, true, '-10px');
  await vi.waitFor(() => expect(source.className).toBe('brx-animated'));
  const other = document.createElement('p');
  other.dataset['animation'] = 'fade';
  document.body.append(other);
  dispatchEvent(new Event('beforeprint'));
  expect([source.hasAttribute('data-animation'), other.hasAttribute('data-animation')]).toEqual([false, true]);
});

it('waits until it is in view, plays for its time, and leaves the same attributes as the builder', async () => {
  const ended = vi.fn();
  document.addEventListener('bricks/animation/end/anim01', ended, { once: true });
  const source = await openInteractions(
    withInteractions([enter({ animationDuration: '1.5s', rootMargin: '-10px' })], `${HIDDEN}="1"`),
  );
  expect(marginsOf(source)).toEqual(['-10px']);
  expect(source.hasAttribute(HIDDEN)).toBe(true);
  look(source, true, '-10px');
  await vi.waitFor(() => expect(source.getAttribute('data-animation-id')).toBe('anim01'));
  expect(source.dataset['animation']).toBe('fadeInUp');
  look(source, true, '');
  expect(source.className).toBe('brx-animated brx-animate-fadeInUp');
  expect(source.style.animationDuration).toBe('1500ms');
  expect(source.hasAttribute('data-animation')).toBe(false);
  expect(ended).not.toHaveBeenCalled();
  finish();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  expect(ended.mock.calls[0]?.[0]).toHaveProperty('detail', { el: source });
  expect(source.className).toBe('brx-animated');
  expect(source.style.animationDuration).toBe('');
});

it('takes as long as the page’s styles say, starts after its delay, and is chained by id or by order', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = openInteractions(
    withInteractions([
      enter({ id: 'other1', trigger: 'click' }),
      enter({ trigger: 'click', animationDelay: '200ms' }),
      count('clicks', { trigger: 'animationEnd', animationId: '' }),
      count('others', { trigger: 'animationEnd', animationId: 'other1' }),
      enter({ id: 'later1', trigger: 'contentLoaded', delay: '9s' }),
    ]),
  );
  await vi.advanceTimersByTimeAsync(1);
  const source = await opened;
  source.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(source.style.animationDuration).toBe('');
  look(source, true);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect([counted('clicks'), counted('others')]).toEqual([undefined, 1]);
  await vi.advanceTimersByTimeAsync(200);
  look(source, true);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect([counted('clicks'), counted('others')]).toEqual([1, 1]);
  vi.useRealTimers();
});

it('ends at once if the page has no styles for it', async () => {
  vi.mocked(Element.prototype.getAnimations).mockReturnValue([]);
  const source = await openInteractions(withInteractions([enter()], `${HIDDEN}="1"`));
  look(source, true);
  await vi.waitFor(() => expect(source.className).toBe('brx-animated'));
  // For elements whose code comes up later.
  expect(lastEvent('bricks/animation/end/anim01', 'anim01')).toBeDefined();
});

describe('an element hidden until its animation starts', () => {
  it.each([
    ['for which nothing is left that starts', [count('clicks')]],
    ['which waits for a click on itself', [enter({ trigger: 'click' })]],
    ['which is printed wrongly', []],
  ])('shows if it is hidden %s', async (_, list) => {
    const source = await openInteractions(withInteractions(list, `${HIDDEN}="1"`));
    expect(source.hasAttribute(HIDDEN)).toBe(false);
  });

  it('shows under reduced motion, and later animations follow', async () => {
    lessMotion();
    const source = await openInteractions(withInteractions([enter({ animationDuration: '3s' })], `${HIDDEN}="1"`));
    expect(source.hasAttribute(HIDDEN)).toBe(false);
    look(source, true);
    await vi.waitFor(() => expect(source.style.animationDuration).toBe('1ms'));
  });

  it('shows if its conditions are not met', async () => {
    const interactionConditions = [{ conditionType: 'localStorage', storageKey: 'nope' }];
    const source = await openInteractions(withInteractions([enter({ interactionConditions })], `${HIDDEN}="1"`));
    expect(source.hasAttribute(HIDDEN)).toBe(true);
    look(source, true);
    expect(source.hasAttribute(HIDDEN)).toBe(false);
    expect(source.className).toBe('');
  });
});

describe('view', () => {
  it('is left only by an element that was in it', async () => {
    const source = await openInteractions(withInteractions([count('clicks', { trigger: 'leaveView' })]));
    look(source, false);
    expect(counted('clicks')).toBeUndefined();
    for (const isInView of [true, false, true, false]) look(source, isInView);
    expect(counted('clicks')).toBe(2);
  });

  it('is observed by one observer per margin, and not for removed or finished interactions', async () => {
    const warn = catchWarnings();
    const seen = (rootMargin: string, more: Printed = {}) =>
      count('clicks', { trigger: 'enterView', rootMargin, ...more });
    const source = await openInteractions(
      withInteractions([seen(''), seen('5px'), seen('', { runOnce: true }), seen('5em')]),
    );
    expect(marginsOf(source)).toEqual(['', '5px', '']);
    expect(warn.mock.calls[0]?.[0]).toContain('rootMargin is "5em"');
    look(source, true);
    look(source, true);
    expect(counted('clicks')).toBe(7);
    source.remove();
    await vi.waitFor(() => expect(marginsOf(source)).toEqual([]));
  });
});

describe('popups', () => {
  const markup = '<div class="brx-popup hide" data-popup-id="7"><div class="brx-popup-content">Offer</div></div>';
  const [open, close] = [vi.mocked(openPopup), vi.mocked(closePopup)];
  beforeEach(() => {
    open.mockClear();
    close.mockClear();
  });
  const ofPopup = (more: Printed = {}): Printed =>
    enter({ trigger: 'click', target: 'popup', templateId: '7', ...more });

  it('open by entering effects and close by leaving ones, which animate their content', async () => {
    const source = await openInteractions(
      markup +
        withInteractions([
          ofPopup({ animationDuration: '400ms', runOnce: true }),
          ofPopup({ animationType: 'fadeOut' }),
        ]),
    );
    const content = element('.brx-popup-content');
    const ended = vi.fn();
    document.addEventListener('bricks/animation/end/anim01', ended, { once: true });
    source.click();
    await vi.waitFor(() => expect(content.dataset['animation']).toBe('fadeOut'));
    expect(open).toHaveBeenCalledTimes(1);
    expect(open.mock.calls[0]?.[0]).toBe(element('.brx-popup'));
    look(content, true);
    expect(content.className).toBe('brx-popup-content brx-animated brx-animate-fadeInUp brx-animate-fadeOut');
    expect(close).not.toHaveBeenCalled();
    finish();
    await vi.waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith(element('.brx-popup')));
    expect(ended.mock.calls[0]?.[0]).toHaveProperty('detail', { el: content });
  });

  it('stay open if they were closed and opened again while a leaving effect ran', async () => {
    const source = await openInteractions(markup + withInteractions([ofPopup({ animationType: 'fadeOut' })]));
    const content = element('.brx-popup-content');
    source.click();
    look(content, true);
    await vi.waitFor(() => expect(content.className).toContain('brx-animate-fadeOut'));
    lastClosings().set(element('.brx-popup'), {});
    finish();
    await vi.waitFor(() => expect(content.className).not.toContain('brx-animate-fadeOut'));
    expect(close).not.toHaveBeenCalled();
  });

  it('show with the context of the interaction or of the loop item, and hide', async () => {
    const show = { trigger: 'click', action: 'show', target: 'popup', templateId: 7 };
    const source = await openInteractions(
      markup +
        withInteractions(
          [
            { ...show, popupContextId: 56, popupContextType: 'post' },
            { ...show, action: 'hide' },
          ],
          'data-interaction-loop-id="q:1:post:5"',
        ),
    );
    source.click();
    const context = { contextId: '56', contextType: 'post', loopId: 'q:1:post:5', opener: source };
    expect(open).toHaveBeenCalledExactlyOnceWith(element('.brx-popup'), context);
    expect(close).toHaveBeenCalledExactlyOnceWith(element('.brx-popup'));
  });
});

it('takes the first word of an effect: a class has one', async () => {
  const source = await openInteractions(withInteractions([enter({ animationType: ' fadeInUp slow' })]));
  look(source, true);
  await vi.waitFor(() => expect(source.classList.contains('brx-animate-fadeInUp')).toBe(true));
});
