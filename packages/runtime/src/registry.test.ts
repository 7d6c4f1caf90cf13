import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pageRegistry } from './page-registry.ts';
import { settle, show, spyMount, testIsland, testRegistry } from './testing/test-registry.ts';
import { MAJOR } from './version.ts';

const state = (element: Element) => element.getAttribute('data-island-state');

describe('finding', () => {
  it('starts elements on the page and later ones', async () => {
    const registry = testRegistry();
    const early = show('<div data-island="box"></div>');
    registry.add([testIsland('box', () => undefined)]);
    const late = show('<section><div data-island="box"></div></section>').children[0];
    await settle();
    expect(state(early)).toBe('ready');
    expect(late && state(late)).toBe('ready');
  });

  it('finds at once on request, before the observer does', () => {
    const registry = testRegistry();
    registry.add([testIsland('box', () => undefined)]);
    const element = show('<div data-island="box"></div>');
    expect(state(element)).toBeNull();
    registry.find(element);
    expect(state(element)).toBe('loading');
  });

  it('searches once what is found on request and then reported by the observer', async () => {
    const registry = testRegistry();
    registry.add([testIsland('box', () => undefined, { selectors: { theme: '.box' } })]);
    const main = show('<main></main>');
    const section = document.createElement('section');
    section.innerHTML = '<div class="box"></div>';
    const query = vi.spyOn(section, 'querySelectorAll');
    await settle();
    main.append(section);
    registry.find(section);
    await settle();
    expect([query.mock.calls.length, state(section.children[0] ?? main)]).toEqual([1, 'ready']);
    // On the page it may match what it does not elsewhere.
    section.remove();
    await settle();
    query.mockClear();
    registry.find(section);
    main.append(section);
    await settle();
    expect(query.mock.calls).toEqual([['.box'], ['.box']]);
  });

  it('claims an element once per island, in the first dialect that matches', async () => {
    const registry = testRegistry();
    const mount = spyMount();
    const element = show('<div class="a b"></div>');
    registry.add([testIsland('box', mount, { selectors: { one: '.a', two: '.b' } })]);
    registry.find(document);
    await settle();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(mount.mock.calls[0]?.[0].dialect).toBe('one');
    expect(registry.claimsOf(element)).toHaveLength(1);
  });

  it('claims one element for two islands', async () => {
    const registry = testRegistry();
    const element = show('<div class="a"></div>');
    const [one, two] = [spyMount(), spyMount()];
    registry.add([
      testIsland('one', one, { selectors: { s: '.a' } }),
      testIsland('two', two, { selectors: { s: '.a' } }),
    ]);
    await settle();
    expect([one, two].map((mount) => mount.mock.calls.length)).toEqual([1, 1]);
    expect(registry.claimsOf(element).map((claim) => claim.definition.name)).toEqual(['one', 'two']);
  });

  it('brings a copy of a claimed element to life', async () => {
    const registry = testRegistry();
    const mount = spyMount();
    registry.add([testIsland('box', mount)]);
    const element = show('<div data-island="box"></div>');
    await settle();
    document.body.append(element.cloneNode(true));
    await settle();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it('keeps the first island of a name', () => {
    const registry = testRegistry();
    const first = testIsland('box', () => undefined);
    registry.add([first]);
    registry.add([testIsland('box', () => undefined)]);
    expect(registry.definitions.get('box')).toBe(first);
  });

  it('refuses an invalid selector, and adds nothing then', () => {
    const registry = testRegistry();
    const good = testIsland('good', () => undefined);
    const bad = testIsland('bad', () => undefined, { selectors: { s: '.a[' } });
    expect(() => registry.add([good, bad])).toThrow('".a[" of "bad" is no CSS.');
    expect(registry.definitions.size).toBe(0);
  });
});

describe('removal', () => {
  it('releases removed elements, including nested islands', async () => {
    const registry = testRegistry();
    const unmount = vi.fn();
    registry.add([testIsland('box', () => unmount)]);
    const outer = show('<div data-island="box"><p><i data-island="box"></i></p></div>');
    await settle();
    outer.remove();
    await settle();
    expect(unmount).toHaveBeenCalledTimes(2);
    expect(outer.outerHTML).not.toContain('data-island-state');
    expect(registry.claimsOf(outer)).toEqual([]);
  });

  it('keeps a moved element', async () => {
    const registry = testRegistry();
    const unmount = vi.fn();
    const mount = vi.fn(() => unmount);
    registry.add([testIsland('box', mount)]);
    const element = show('<div data-island="box"></div>');
    const target = show('<section></section>');
    await settle();
    target.append(element);
    await settle();
    element.remove();
    document.body.prepend(element);
    await settle();
    expect([mount.mock.calls.length, unmount.mock.calls.length]).toEqual([1, 0]);
    expect(state(element)).toBe('ready');
  });

  it('revives an element that comes back', async () => {
    const registry = testRegistry();
    const mount = spyMount();
    registry.add([testIsland('box', mount)]);
    const element = show('<div data-island="box"></div>');
    await settle();
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    expect(mount).toHaveBeenCalledTimes(2);
    expect(state(element)).toBe('ready');
  });

  it('happens on request while the markup is still there', async () => {
    const registry = testRegistry();
    const unmount = vi.fn();
    registry.add([testIsland('box', () => unmount)]);
    const element = show('<div data-island="box"></div>');
    await settle();
    registry.release(element);
    expect(unmount).toHaveBeenCalledTimes(1);
    element.remove();
    await settle();
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});

describe('another major version', () => {
  const owners = () => {
    const page: { [name: symbol]: WeakMap<Element, number> | undefined } = globalThis;
    return page[Symbol.for('stirrup.claimed')];
  };

  it('keeps the elements that it has claimed', async () => {
    const registry = testRegistry();
    const mount = spyMount();
    const element = show('<div data-island="box" data-island-state="ready"></div>');
    owners()?.set(element, MAJOR + 1);
    registry.add([testIsland('box', mount)]);
    await settle();
    expect(mount).not.toHaveBeenCalled();
    registry.release(element);
    expect(owners()?.get(element)).toBe(MAJOR + 1);
    expect(state(element)).toBe('ready');
  });

  it('finds ours marked, until they are released', () => {
    const registry = testRegistry();
    const element = show('<div data-island="box"></div>');
    registry.add([testIsland('box', () => undefined)]);
    expect(owners()?.get(element)).toBe(MAJOR);
    registry.release(element);
    expect(owners()?.has(element)).toBe(false);
  });
});

describe('shared values', () => {
  it('are created by the first caller', () => {
    const registry = testRegistry();
    const create = vi.fn(() => ({ count: 0 }));
    const first = registry.shared('cart', create);
    expect(registry.shared('cart', create)).toBe(first);
    expect(registry.shared('nonces', create)).not.toBe(first);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('may be undefined, and are created once all the same', () => {
    const registry = testRegistry();
    const create = vi.fn(() => undefined);
    registry.shared('nothing', create);
    registry.shared('nothing', create);
    expect(create).toHaveBeenCalledTimes(1);
  });
});

describe('pageRegistry', () => {
  it('is one for all copies of the same major version', async () => {
    const key = Symbol.for(`stirrup@${MAJOR}`);
    onTestFinished(() => {
      Reflect.deleteProperty(globalThis, key);
      vi.resetModules();
    });
    const registry = testRegistry();
    Reflect.set(globalThis, key, registry);
    vi.resetModules();
    const copy = await import('./page-registry.ts');
    expect(copy.pageRegistry).not.toBe(pageRegistry);
    expect(copy.pageRegistry()).toBe(registry);
    expect(pageRegistry()).toBe(registry);
  });
});
