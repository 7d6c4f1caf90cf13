import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeInteractions,
  count,
  counted,
  element,
  emitOnDocument,
  openInteractions,
  registerPopups,
  stubBrowser,
  withInteractions,
} from '../../testing/open-interactions.ts';
import { showHidden, startOfInteractions } from './at-once.ts';
import { interactions as island } from './island.ts';

beforeEach(stubBrowser);
beforeEach(registerPopups);
afterEach(closeInteractions);

describe('clicks', () => {
  it('replace the browser’s default action, unless configured otherwise', async () => {
    const source = await openInteractions(
      `${withInteractions([count('clicks')])}<a href="/cart/" data-interaction-id="b" data-interactions='[{"trigger":"click","action":"storageCount","disablePreventDefault":true}]'>Cart</a>`,
    );
    const click = () => new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(source.dispatchEvent(click())).toBe(false);
    const left: boolean[] = [];
    const follow = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', follow, { once: true });
    element('a').dispatchEvent(click());
    expect(left).toEqual([true]);
    expect(counted('clicks')).toBe(1);
  });

  it('ignore links to places in the page and clicks for a new tab; neither uses up runOnce', async () => {
    const once = JSON.stringify([count('clicks', { runOnce: '1' })]).replaceAll('"', '&quot;');
    await openInteractions(
      `<a href="#care" data-interaction-id="a" data-interactions="${once}"><i>Care</i></a>
      <p data-interaction-id="b" data-interactions="${once}"><a id="cart" href="/cart/">Cart</a></p>`,
    );
    const [inPage, cart] = [element('i'), element('#cart')];
    const away = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    expect(inPage.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    cart.dispatchEvent(away);
    expect(counted('clicks')).toBeUndefined();
    cart.click();
    cart.click();
    expect(counted('clicks')).toBe(1);
  });

  it('reach the inner interaction before the outer one, and neither after stopPropagation', async () => {
    await openInteractions(
      `<div data-island="interactions" data-options='{"interactions":[{"trigger":"click","action":"javascript","jsFunction":"note","jsFunctionArgs":[{"jsFunctionArg":"outer"}]}]}'>
        <button data-island="interactions" data-options='{"interactions":[{"trigger":"click","action":"javascript","jsFunction":"note","jsFunctionArgs":[{"jsFunctionArg":"inner"}]}]}'>Go</button>
      </div>`,
    );
    const note = vi.fn();
    vi.stubGlobal('note', note);
    element('button').click();
    await vi.waitFor(() => expect(note.mock.calls).toEqual([['inner'], ['outer']]));
    element('button').addEventListener('click', (event) => event.stopImmediatePropagation(), { once: true });
    element('div').addEventListener('click', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    element('button').click();
    await Promise.resolve();
    expect(note).toHaveBeenCalledTimes(2);
  });

  it('do not loop', async () => {
    const pair = (id: string, other: string) =>
      `<button id="${id}" data-island="interactions" data-interactions='${JSON.stringify([
        { trigger: 'click', action: 'click', target: 'custom', targetSelector: other },
        count('clicks'),
      ])}'></button>`;
    await openInteractions(pair('one', '#two') + pair('two', '#one'));
    element('#one').click();
    // The second one clicks the first again, which does not restart the chain.
    expect(counted('clicks')).toBe(3);
  });
});

describe('runOnce', () => {
  it('ends when its conditions are met, not before, and separately for copies in a loop', async () => {
    const waits = count('clicks', {
      id: 'loopab',
      runOnce: true,
      interactionConditions: [{ conditionType: 'sessionStorage', storageKey: 'ready' }],
    });
    await openInteractions(withInteractions([waits]) + withInteractions([waits]));
    const [first, second] = [...document.querySelectorAll('button')];
    first?.click();
    expect(counted('clicks')).toBeUndefined();
    sessionStorage.setItem('ready', '');
    first?.click();
    first?.click();
    expect(counted('clicks')).toBe(1);
    second?.click();
    expect(counted('clicks')).toBe(2);
  });
});

describe('targets', () => {
  const popup = (id: string, loopId: string) =>
    `<div class="brx-popup hide" data-popup-id="${id}" data-popup-loop-id="${loopId}"></div>`;

  it('of popups are those of the same loop item, else all with the id', async () => {
    const set = {
      trigger: 'click',
      action: 'setAttribute',
      actionAttributeKey: 'data-hit',
      target: 'popup',
      templateId: 261,
    };
    await openInteractions(
      popup('261', 'q:0:post:4') +
        popup('261', 'q:1:post:5') +
        popup('9', 'q:1:post:5') +
        withInteractions([set], 'data-interaction-loop-id="q:1:post:5"') +
        withInteractions([set], 'data-interaction-loop-id="q:7:post:9"'),
    );
    const hits = () => [...document.querySelectorAll('.brx-popup')].map((each) => each.hasAttribute('data-hit'));
    const [inLoop, elsewhere] = [...document.querySelectorAll('button')];
    inLoop?.click();
    expect(hits()).toEqual([false, true, false]);
    elsewhere?.click();
    expect(hits()).toEqual([true, true, false]);
  });

  it('without a name are none, and nothing happens', async () => {
    const source = await openInteractions(
      withInteractions([count('clicks', { target: 'custom' }), count('clicks', { target: 'popup' })]),
    );
    source.click();
    expect(counted('clicks')).toBeUndefined();
    expect(source.style.display).toBe('');
  });
});

describe('showing', () => {
  it('keeps visible elements, and shows those that styles or an attribute hide', async () => {
    const source = await openInteractions(
      `<style>.off { display: none }</style><div id="a" style="display: flex"></div><p id="b" hidden></p><div id="c" class="off"></div>${withInteractions(
        [{ trigger: 'click', action: 'show', target: 'custom', targetSelector: '#a, #b, #c' }],
      )}`,
    );
    source.click();
    expect(['#a', '#b', '#c'].map((selector) => getComputedStyle(element(selector)).display)).toEqual([
      'flex',
      'block',
      'block',
    ]);
    expect(element('#c').style.display).toBe('block');
  });

  it('changes the names of a class one by one', async () => {
    const toggle = { trigger: 'click', action: 'toggleAttribute', actionAttributeKey: 'class' };
    const source = await openInteractions(
      withInteractions([{ ...toggle, actionAttributeValue: ' one  two ' }], 'class="two three"'),
    );
    source.click();
    expect(source.className).toBe('three one');
  });
});

describe('the page’s list', () => {
  it('contains the interactions on the page; one that a script removes gets no more events of the page', async () => {
    const list: Record<string, unknown>[] = [];
    vi.stubGlobal('bricksData', { interactions: list });
    const source = await openInteractions(
      withInteractions([
        count('clicks', { trigger: 'ajaxEnd', ajaxQueryId: 'a' }),
        { trigger: 'mouseleaveWindow', action: 'hide' },
        { trigger: 'scroll', scrollOffset: '20px', action: 'hide' },
      ]),
    );
    expect(list.map(({ el, groupId, trigger, scrollOffset }) => [el, groupId, trigger, scrollOffset])).toEqual([
      [source, '2fe72e', 'ajaxEnd', undefined],
      [source, 'document', 'mouseleave', undefined],
      [source, '2fe72e', 'scroll', 20],
    ]);
    emitOnDocument('bricks/ajax/end', { queryId: 'a' });
    emitOnDocument('bricks/ajax/end', { queryId: 'b' });
    emitOnDocument('bricks/ajax/end', null);
    expect(counted('clicks')).toBe(1);
    list.splice(0, 1);
    emitOnDocument('bricks/ajax/end', { queryId: 'a' });
    expect(counted('clicks')).toBe(1);
    source.remove();
    await vi.waitFor(() => expect(list).toEqual([]));
  });

  it.each(['wooUpdateCart', 'scroll'])('without an interaction disables it on %s, too', async (trigger) => {
    await openInteractions(withInteractions([count('clicks', { trigger })]));
    const fire = (type: string) => document.body.dispatchEvent(new CustomEvent(type, { bubbles: true }));
    for (const type of ['updated_cart_totals', 'scroll']) fire(type);
    vi.stubGlobal('bricksData', { interactions: [] });
    for (const type of ['updated_cart_totals', 'scroll']) fire(type);
    expect(counted('clicks')).toBe(1);
  });
});

describe('elements', () => {
  it('that are added later work; removed ones are released with their timers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = openInteractions(withInteractions([count('clicks', { trigger: 'contentLoaded', delay: '1.5s' })]));
    await vi.advanceTimersByTimeAsync(1);
    const source = await opened;
    await vi.advanceTimersByTimeAsync(1400);
    pageRegistry().release(source);
    await vi.advanceTimersByTimeAsync(1000);
    expect(counted('clicks')).toBeUndefined();
    vi.useRealTimers();
    source.outerHTML = withInteractions([count('others')]);
    await vi.waitFor(() => expect(element('button').dataset['islandState']).toBe('ready'));
    element('button').click();
    expect(counted('others')).toBe(1);
  });

  it('are left to the builder’s script if the page has it', async () => {
    const source = await openInteractions(
      `<script type="text/plain" id="bricks-scripts-js"></script>${withInteractions([count('clicks')])}`,
    );
    source.click();
    expect(counted('clicks')).toBeUndefined();
  });

  it('but not those of our own dialect, which that script does not know', async () => {
    const own = JSON.stringify({ interactions: [count('clicks')] });
    const source = await openInteractions(
      `<script type="text/plain" id="bricks-scripts-js"></script><button data-island="interactions" data-options='${own}'>Go</button>`,
    );
    source.click();
    expect(counted('clicks')).toBe(1);
  });
});

it('starts at once where something waits hidden for an animation, and shows that if the code cannot be loaded', () => {
  document.body.innerHTML = '<h2 data-interaction-hidden-on-load="1">Saddles</h2><p>Bridles</p>';
  expect([startOfInteractions(element('h2')), startOfInteractions(element('p'))]).toEqual(['load', 'idle']);
  expect(island.whenFailed).toBe(showHidden);
  showHidden();
  expect(element('h2').hasAttribute('data-interaction-hidden-on-load')).toBe(false);
});
