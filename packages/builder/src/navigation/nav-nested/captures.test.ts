import { pageRegistry } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cut } from '../../../../../fixtures/cms/test-captures.ts';
import { hasRecordings, recordedPage } from '../../../../../fixtures/recordings.ts';
import { openMenus } from '../../testing/open-menus.ts';

afterEach(() => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const navOf = (page: string, id: string) =>
  `${cut(recordedPage(page), `<nav id="brxe-${id}"`, '</nav>')}</nav>`.replaceAll(' bricks-lazy-hidden', '');

/** The marks of every dropdown in a menu, by its id. */
function marksIn(root: Element): (string | null)[][] {
  const names = ['id', 'class', 'data-toggle', 'data-back-text'];
  return [...root.querySelectorAll('.brxe-dropdown')].map((item) => names.map((name) => item.getAttribute(name)));
}

function parsed(markup: string): Element {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const nav = template.content.firstElementChild;
  if (!nav) throw new Error('Stirrup: the recorded page has no menu.');
  return nav;
}

describe.skipIf(!hasRecordings)('a recorded menu, without the builder’s script, becomes what that makes of it', () => {
  it('with one level at a time', async () => {
    openMenus(navOf('bricks-multi', 'eaaa18'));
    const live = marksIn(parsed(navOf('bricks-multi-live', 'eaaa18')));
    expect(live).toHaveLength(3);
    await vi.waitFor(() => expect(marksIn(document.body)).toEqual(live));
  });

  it('with a toggle that its width does not need', async () => {
    openMenus(`<style>.brx-toggle-div { display: none }</style>${navOf('bricks-nest', 'eaaaak')}`);
    const styles = (root: Element) => [...root.querySelectorAll<HTMLElement>('li')].map(({ style }) => style.display);
    const live = styles(parsed(navOf('bricks-nest-live', 'eaaaak')));
    expect(live).toContain('none');
    await vi.waitFor(() => expect(styles(document.body)).toEqual(live));
  });
});
