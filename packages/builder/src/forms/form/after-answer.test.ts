import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { bringUp } from '../../testing/bring-up.ts';
import { closeForms, formWith, openForms, send } from '../../testing/form-page.ts';
import { the } from '../../testing/the.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(closeForms);

const yes = (more: object = {}) => ({ success: true, data: { type: 'success', message: 'Thank you', ...more } });
const no = { success: false, data: { type: 'error', message: 'No' } };
const isSending = () => the('[type="submit"]').hasAttribute('aria-disabled');
const pass = async (time: number) => {
  vi.advanceTimersByTime(time);
  await settle();
};

/** Submits a form and responds to it. */
async function answered(answer: object, more?: Parameters<typeof formWith>[0]) {
  const calls = await openForms(formWith(more));
  await send();
  await calls[0]?.answer(answer);
  return calls;
}

describe('leaving the page', () => {
  it.each([
    [{ redirectTo: 'https://shop.test/thanks/', redirectTimeout: 700 }, 700, 'https://shop.test/thanks/'],
    [
      { redirectTo: '/thanks/', redirectTimeout: '300', refreshPage: true },
      300,
      new URL('/thanks/', location.href).href,
    ],
    [{ redirectTo: 'https://shop.test/', redirectTimeout: 'soon' }, 0, 'https://shop.test/'],
  ])('redirects at the time in the response: %j', async (more, delay, url) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await answered(yes(more));
    expect([the('.message').textContent, isSending()]).toEqual(['Thank you', true]);
    if (delay > 0) await pass(delay - 1);
    expect(assign).not.toHaveBeenCalled();
    await pass(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith(url);
    expect(isSending()).toBe(true);
    // The redirect is a download: the visitor stays on the page.
    await pass(5000);
    expect([isSending(), the('form').dataset['submitting']]).toEqual([false, 'false']);
  });

  it('reloads the page after a second, and sends nothing meanwhile', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const calls = await answered(yes({ refreshPage: true }));
    await pass(999);
    await send();
    expect([calls.length, isSending(), reload.mock.calls.length]).toEqual([1, true, 0]);
    await pass(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('can be sent again if the browser shows the page from its cache', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await answered(yes({ redirectTo: '/thanks/' }));
    await pass(0);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(isSending()).toBe(false);
  });

  it.each([{ redirectTo: '/thanks/', redirectTimeout: 700 }, { refreshPage: true }])(
    'stays if the visitor has left and come back before: %j',
    async (more) => {
      const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
      await answered(yes(more));
      await pass(300);
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await pass(5000);
      expect([isSending(), assign.mock.calls.length, reload.mock.calls.length]).toEqual([false, 0, 0]);
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', '', 7, null])('never redirects to %j', async (redirectTo) => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await answered(yes({ redirectTo, redirectTimeout: 0 }));
    await pass(5000);
    expect([assign.mock.calls.length, isSending()]).toEqual([0, false]);
  });

  it('does not redirect if the form has been removed', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await answered(yes({ redirectTo: '/thanks/', redirectTimeout: 100 }));
    pageRegistry().release(document.body);
    await pass(5000);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a message', () => {
  it('closes by its button, which has a name, and the focus moves to the form’s', async () => {
    await answered(yes(), { notice: { closeButton: true } });
    const close = the('.message > button.close');
    expect(close.getAttribute('aria-label')).toBe('Dismiss this notice');
    close.focus();
    close.click();
    expect(the('.message').className).toBe('message success closing');
    await pass(199);
    expect(document.querySelector('.message')).not.toBeNull();
    await pass(1);
    expect(document.querySelector('.message')).toBeNull();
    expect(document.activeElement).toBe(the('[type="submit"]'));
  });

  it('closes by itself, but not while it is hovered or focused', async () => {
    await answered(no, { notice: { closeAfter: 1000, closeButton: true } });
    const isHeld = vi.spyOn(the('.message'), 'matches').mockReturnValueOnce(true);
    await pass(1000);
    expect(the('.message').className).toBe('message error');
    isHeld.mockReturnValueOnce(false);
    await pass(1000);
    expect(the('.message').className).toBe('message error closing');
    await pass(200);
    expect(document.querySelector('.message')).toBeNull();
  });

  it('stays that is to stay longer than the browser counts', async () => {
    await answered(yes(), { notice: { closeAfter: 9_999_999_999 } });
    await pass(60_000);
    expect(the('.message').className).toBe('message success');
  });

  it('replaces an earlier one that is closing, and stays', async () => {
    const calls = await answered(no, { notice: { closeAfter: 1000 } });
    await pass(900);
    await send();
    await calls[1]?.answer(yes());
    await pass(900);
    expect(the('.message').className).toBe('message success');
  });

  it.each(['{"closeAfter":"soon","closeButton":"perhaps"}', '{broken', '[]', '{"closeAfter":-5}'])(
    'stays where the option cannot be read: %s',
    async (notice) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const calls = await openForms(
        formWith().replace('method=', `data-notice='${notice}' data-validation-disabled-on='{' method=`),
      );
      await send();
      await calls[0]?.answer(yes());
      await pass(60_000);
      expect(the('.message').children).toHaveLength(1);
    },
  );
});

describe('in a frame', () => {
  const around = (find: () => HTMLElement | null) => {
    const top = Object.create(window, { document: { value: { querySelector: find } } });
    vi.spyOn(window, 'top', 'get').mockReturnValue(top);
  };

  it('closes the dialog with WordPress’s login', async () => {
    const close = document.createElement('button');
    const click = vi.fn();
    close.addEventListener('click', click);
    around(() => close);
    await answered(no);
    await vi.dynamicImportSettled();
    expect(click).not.toHaveBeenCalled();
    closeForms();
    around(() => close);
    await answered(yes());
    await vi.dynamicImportSettled();
    expect(click).toHaveBeenCalledOnce();
  });

  it('keeps the page around it: another site’s, and for a form that unlocks a page', async () => {
    const find = vi.fn(() => {
      throw new DOMException('Blocked a frame.', 'SecurityError');
    });
    around(find);
    await answered(yes(), { protects: 311 });
    await vi.dynamicImportSettled();
    expect(find).not.toHaveBeenCalled();
    closeForms();
    around(find);
    await answered(yes());
    await vi.dynamicImportSettled();
    expect([find.mock.calls.length, the('.message').textContent]).toEqual([1, 'Thank you']);
  });
});

it('removes pictures of the media library by their buttons', async () => {
  const calls = await openForms(
    formWith({ fields: [{ id: 'galler', type: 'gallery', label: 'Pictures', value: '11,12' }] }),
  );
  const remove = vi.fn();
  for (const button of document.querySelectorAll('.image-preview .remove')) button.addEventListener('click', remove);
  await send();
  await calls[0]?.answer(no);
  expect(remove).not.toHaveBeenCalled();
  await send();
  await calls[1]?.answer(yes());
  expect(remove.mock.calls.length).toBeGreaterThan(0);
});

it('separates the forms of one loop, and starts those added later', async () => {
  const loop = (index: number) => formWith().replace('class="', `data-loop-object-id="${40 + index}" class="`);
  const calls = await openForms(`<div>${loop(1)}</div><div>${loop(2)}</div>`);
  document.querySelector('div')?.insertAdjacentHTML('afterend', `<div id="later">${loop(3)}</div>`);
  await bringUp();
  await send('#later');
  await send('div:first-child');
  await calls[1]?.answer(no);
  expect(calls.map(({ fields }) => new Map(fields).get('loopId'))).toEqual(['43', '41']);
  expect(document.querySelectorAll('.message')).toHaveLength(1);
  expect(the('div:first-child .message').className).toBe('message error');
});
