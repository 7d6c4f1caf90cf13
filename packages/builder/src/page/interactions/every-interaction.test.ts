import { emit } from '@stirrup/cms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMore } from '../../loops/query/load-more.ts';
import {
  element,
  emitOnDocument,
  look,
  openInteractions,
  type Printed,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';

vi.mock('../../loops/query/load-more.ts', () => ({ loadMore: vi.fn(async () => ({ state: 'overtaken' })) }));

/** A trigger's printed options, and a function that fires it. */
interface TriggerCase {
  readonly printed?: Printed;
  readonly fire: (source: HTMLElement) => void;
}

const dispatch = (type: string, bubbles: boolean) => ({
  fire: (source: HTMLElement) => source.dispatchEvent(new MouseEvent(type, { bubbles, cancelable: true })),
});
const onDocument = (name: string, detail: (source: HTMLElement) => unknown, printed: Printed = {}) => ({
  printed,
  fire: (source: HTMLElement) => emitOnDocument(name, detail(source)),
});
const onShop = (name: string) => ({ fire: () => emit(document.body, name) });
const ofPopup = (source: HTMLElement) => ({ popupElement: source });
const ofQuery = () => ({ queryId: 'loopab' });
const ofForm = () => ({ elementId: 'formab' });
const ofFilter = () => ({ filterElementIds: ['other1', 'filtab'] });

const triggers: Readonly<Record<string, TriggerCase>> = {
  click: dispatch('click', true),
  mouseover: dispatch('mouseover', true),
  mouseenter: dispatch('mouseenter', false),
  mouseleave: dispatch('mouseleave', false),
  focus: dispatch('focus', false),
  blur: dispatch('blur', false),
  mouseleaveWindow: { fire: () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')) },
  scroll: {
    printed: { scrollOffset: '100px' },
    fire: () => {
      vi.stubGlobal('scrollY', 120);
      document.dispatchEvent(new Event('scroll'));
    },
  },
  // It runs by itself.
  contentLoaded: { printed: { delay: '1ms' }, fire: () => undefined },
  enterView: { fire: (source) => look(source, true) },
  leaveView: {
    fire: (source) => {
      look(source, true);
      look(source, false);
    },
  },
  animationEnd: onDocument('bricks/animation/end/anim01', () => ({}), { animationId: 'anim01' }),
  showPopup: onDocument('bricks/popup/open', ofPopup),
  hidePopup: onDocument('bricks/popup/close', ofPopup),
  ajaxStart: onDocument('bricks/ajax/start', ofQuery, { ajaxQueryId: 'loopab' }),
  ajaxEnd: onDocument('bricks/ajax/end', ofQuery, { ajaxQueryId: 'loopab' }),
  formSubmit: onDocument('bricks/form/submit', ofForm, { formId: 'formab' }),
  formSuccess: onDocument('bricks/form/success', ofForm, { formId: '#brxe-formab' }),
  formError: onDocument('bricks/form/error', ofForm, { formId: '#formab' }),
  filterOptionEmpty: onDocument('bricks/filter/option/empty', ofFilter, { filterElementId: 'brxe-filtab' }),
  filterOptionNotEmpty: onDocument('bricks/filter/option/notempty', ofFilter, { filterElementId: 'filtab' }),
  wooAddingToCart: onShop('adding_to_cart'),
  wooAddedToCart: onShop('added_to_cart'),
  wooRemovedFromCart: onShop('item_removed_from_classic_cart'),
  wooUpdateCart: onShop('updated_cart_totals'),
  wooCouponApplied: onShop('applied_coupon_in_checkout'),
  wooCouponRemoved: onShop('removed_coupon'),
};

/** An action's printed options, and the page before and after it. */
interface ActionCase {
  readonly printed: Printed;
  readonly before?: () => void;
  readonly after: () => void;
}

const target = () => element('#target');
const called = vi.fn();
const onTarget = { target: 'custom', targetSelector: '#target' };
const ofAttribute = { ...onTarget, actionAttributeKey: 'data-mood', actionAttributeValue: 'calm' };
const ofStorage = { storageType: 'sessionStorage', actionAttributeKey: 'visits', actionAttributeValue: '4' };
const ofAddress: ActionCase = {
  printed: {},
  before: () => vi.stubGlobal('bricksUtils', { toggleMapInfoBox: called }),
  after: () => expect(called).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ el: element('#source') })),
};

const actions: Readonly<Record<string, ActionCase>> = {
  show: {
    printed: onTarget,
    before: () => target().style.setProperty('display', 'none'),
    after: () => expect(target().style.display).toBe(''),
  },
  hide: { printed: onTarget, after: () => expect(target().style.display).toBe('none') },
  click: {
    printed: onTarget,
    before: () => target().addEventListener('click', called),
    after: () => expect(called).toHaveBeenCalledTimes(1),
  },
  setAttribute: { printed: ofAttribute, after: () => expect(target().dataset['mood']).toBe('calm') },
  removeAttribute: {
    printed: ofAttribute,
    before: () => target().setAttribute('data-mood', 'wild'),
    after: () => expect(target().hasAttribute('data-mood')).toBe(false),
  },
  toggleAttribute: { printed: ofAttribute, after: () => expect(target().dataset['mood']).toBe('calm') },
  scrollTo: {
    printed: { ...onTarget, scrollToOffset: '50' },
    before: () => {
      vi.stubGlobal('scrollBy', called);
      target().getBoundingClientRect = () => new DOMRect(0, 700);
    },
    after: () => expect(called).toHaveBeenCalledExactlyOnceWith({ top: 650, behavior: 'auto' }),
  },
  storageAdd: { printed: ofStorage, after: () => expect(sessionStorage.getItem('visits')).toBe('4') },
  storageRemove: {
    printed: ofStorage,
    before: () => sessionStorage.setItem('visits', '9'),
    after: () => expect(sessionStorage.getItem('visits')).toBeNull(),
  },
  storageCount: {
    printed: ofStorage,
    before: () => sessionStorage.setItem('visits', '9'),
    after: () => expect(sessionStorage.getItem('visits')).toBe('10'),
  },
  startAnimation: {
    printed: { ...onTarget, id: 'anim77', animationType: 'fadeInUp' },
    before: () => document.addEventListener('bricks/animation/end/anim77', called, { once: true }),
    after: () => {
      look(target(), true);
      expect(called).toHaveBeenCalledTimes(1);
      expect(target().getAttribute('data-animation-id')).toBe('anim77');
    },
  },
  loadMore: {
    printed: { loadMoreQuery: 'loopab' },
    after: () => expect(loadMore).toHaveBeenCalledExactlyOnceWith('loopab', element('#source')),
  },
  javascript: {
    printed: { jsFunction: 'stable.open', jsFunctionArgs: [{ id: 'a', jsFunctionArg: '5' }] },
    before: () => vi.stubGlobal('stable', { open: called }),
    after: () => expect(called).toHaveBeenCalledExactlyOnceWith('5'),
  },
  toggleOffCanvas: {
    printed: { target: 'offcanvas', offCanvasSelector: '#target' },
    after: () => {
      expect(target().className).toBe('brx-open');
      expect(element('#source').getAttribute('aria-expanded')).toBe('true');
    },
  },
  clearForm: {
    printed: { targetFormSelector: '.brxe-form' },
    after: () => expect(element('[name="town"]')).toHaveProperty('value', ''),
  },
  openAddress: ofAddress,
  closeAddress: ofAddress,
};

const page = `<div id="target">Stable</div>
<form class="brxe-form" data-element-id="formab"><input name="town" value="Ascot"></form>`;

beforeEach(stubBrowser);
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

it('the tables have every trigger and every action of the builder', () => {
  expect([Object.keys(triggers).length, Object.keys(actions).length]).toEqual([27, 17]);
});

describe.each(Object.entries(triggers))('%s', (trigger, { printed: ofTrigger, fire }) => {
  it.each(Object.entries(actions))('%s', async (action, { printed, before, after }) => {
    document.body.innerHTML = page;
    before?.();
    const source = withInteractions([{ id: 'abc123', trigger, action, ...ofTrigger, ...printed }]);
    const opened = await openInteractions(source);
    fire(opened);
    await vi.waitFor(after, { interval: 2 });
  });
});
