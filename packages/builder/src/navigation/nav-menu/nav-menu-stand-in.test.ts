import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { framesAtOnce } from '../../../../../fixtures/frames-at-once.ts';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, the } from '../../testing/open-island.ts';
import { builderNavMenu, MENU, stirrupNavMenu } from './fixture.ts';
import { navMenu } from './island.ts';
// Imported up front, so that no test waits for them.
import './nav-menu.tsx';
import './nav-menu-stand-in.ts';

const standIn = vi.fn(navMenu.standIn);

beforeEach(() => {
  framesAtOnce();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  start({ ...navMenu, standIn });
  standIn.mockClear();
});
afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

const isOpen = () => vi.waitFor(() => expect(document.querySelector('button[aria-expanded="true"]')).not.toBeNull());

describe.each([
  ['builder’s', builderNavMenu, '.brxe-nav-menu', (root: Element) => root.classList.add('show-mobile-menu')],
  ['our own', stirrupNavMenu, 'nav', (root: Element) => root.toggleAttribute('data-open', true)],
] as const)('in %s markup', (_, markup, selector, open) => {
  it('starts the menu when other code opens it, and at no other change', async () => {
    document.body.innerHTML = String(markup(MENU));
    pageRegistry().find(document);
    await vi.waitFor(() => expect(standIn).toHaveBeenCalled());
    await settle();
    const root = the(selector);
    root.classList.add('seen');
    await settle();
    expect(root.dataset['islandState']).toBe('claimed');
    open(root);
    await isOpen();
  });

  it('starts a menu that is printed open', async () => {
    document.body.innerHTML = String(markup(MENU));
    open(the(selector));
    pageRegistry().find(document);
    await isOpen();
  });
});
