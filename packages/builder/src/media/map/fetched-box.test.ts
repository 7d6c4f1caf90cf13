import { pageRegistry } from '@stirrup/runtime';
import { describe, expect, it, vi } from 'vitest';
import { beginPopup } from '../../overlays/popups/begin-popup.ts';
import { the } from '../../testing/open-island.ts';
import { answer, BOX, calls, emitted, fetched, ITEMS, open, press, SOURCE } from '../../testing/template-page.ts';
import { templateContent } from './fixture.ts';

vi.mock('../../overlays/popups/begin-popup.ts', { spy: true });

describe('a popup whose content is fetched', () => {
  const FETCHED = ['start', 'end', 'loaded'].map((step) => `bricks/ajax/popup/${step} true`);

  it('fills the info box for its item', async () => {
    await open(271, fetched());
    press(1);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    const content = the(`${BOX} .brx-popup-content`);
    expect([content.getAttribute('aria-busy'), content.querySelectorAll('.brx-loading-animation').length]).toEqual([
      'true',
      1,
    ]);
    expect(calls[0]?.url).toContain('/load_popup_content');
    expect(calls[0]?.body).toMatchObject({
      popupId: '271',
      isLooping: true,
      popupLoopId: ITEMS[1],
      queryElementId: 'google',
    });
    await calls[0]?.answer(answer(String(templateContent('Prater', 'Open daily'))));
    expect([content.querySelector('p')?.textContent, content.hasAttribute('aria-busy')]).toEqual(['Open daily', false]);
    expect(the(BOX).dataset).toMatchObject({ popupId: '271', popupAjax: '1' });
    expect([document.querySelector('.close-infobox'), document.activeElement]).toEqual([null, content]);
    expect(emitted).toEqual([...FETCHED, 'bricks/popup/open true']);
    expect([the(SOURCE).className, the(`${SOURCE} .brx-popup-content`).innerHTML]).toEqual([
      'brx-popup brxe-popup-271 hide brxe-google',
      '',
    ]);
  });

  it.each([
    ['a cut connection', { drop: true }],
    ['an error page', { body: '<html>', status: 500 }],
    ['a refusal', { body: '{}', status: 404 }],
    ['HTML for JSON', { body: '<html>' }],
    ['an empty body', { body: '' }],
  ])('says that it did not come (%s), and tries again', async (_, failure) => {
    const { drop, body = '', status }: { drop?: boolean; body?: string; status?: number } = failure;
    await open(271, fetched());
    press(0);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await (drop ? calls[0]?.drop() : calls[0]?.answer(body, status));
    expect(the(`${BOX} [role="alert"]`).textContent).toMatch(/\w.*Try again/);
    expect(document.querySelector('.close-infobox')).not.toBeNull();
    the(`${BOX} [role="alert"] button`).click();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(the(BOX).contains(document.activeElement)).toBe(true);
    await calls[1]?.answer(answer('<p>Text</p>'));
    expect(the(`${BOX} .brx-popup-content`).textContent).toBe('Text');
    expect(emitted.filter((event) => event.startsWith('bricks/popup/open'))).toHaveLength(1);
  });

  it('is not shown where another marker has been pressed meanwhile', async () => {
    await open(271, fetched());
    press(0);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    press(1);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[0]?.signal?.aborted).toBe(true);
    await calls[1]?.answer(answer('<p>Second</p>'));
    await calls[0]?.answer(answer('<p>First</p>'));
    expect([...document.querySelectorAll(`${BOX} p`)].map(({ textContent }) => textContent)).toEqual(['Second']);
  });

  it('comes by the island of the popup, also after that has failed, and says so where it does not come up', async () => {
    await open(271, fetched());
    vi.stubGlobal('reportError', () => undefined);
    for (const claim of pageRegistry().claimsOf(the(SOURCE))) claim.fail('load', new Error('offline'));
    vi.mocked(beginPopup).mockResolvedValueOnce(undefined);
    press(0);
    await vi.waitFor(() => expect(the(BOX).textContent).toMatch(/\w.*Try again/));
    expect(the(`${BOX} .brx-popup-content`).hasAttribute('aria-busy')).toBe(false);
    the(`${BOX} [role="alert"] button`).click();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await calls[0]?.answer(answer('<p>Text</p>'));
    expect(the(`${BOX} .brx-popup-content`).textContent).toBe('Text');
  });
});
