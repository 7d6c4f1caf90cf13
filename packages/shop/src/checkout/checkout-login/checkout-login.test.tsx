import { isOpen } from '@stirrup/overlays/slide';
import { pageRegistry } from '@stirrup/runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { notice, noticesMarkup } from '../../site/notices/fixture.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { PENDING_KEY } from './contract.ts';
import { builderLogin, classicLogin, stirrupLogin } from './fixture.ts';
import { checkoutLogin } from './island.ts';

// Sliding panels are tested in a browser.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const open = (markup: unknown) => openIsland(checkoutLogin, markup);
const input = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!found) throw new Error(`Stirrup: the fixture has no ${name}.`);
  return found;
};
const submit = () => {
  const event = new SubmitEvent('submit', { cancelable: true, bubbles: true });
  return input('username').form?.dispatchEvent(event);
};
const errors = noticesMarkup([notice('error', 'Wrong password.')]);
/** Records a login before this page, so many ms ago. */
const record = (nonce: string, age = 1000) =>
  sessionStorage.setItem(PENDING_KEY, `${Math.round(performance.timeOrigin) - age} ${nonce}`);
const isShown = (selector: string) => isOpen(the(selector));

describe.each([
  ['classic', classicLogin(), '.showlogin', 'form.login'],
  ['builder', builderLogin(), '.login-toggle', '.login-div'],
  ['our own', stirrupLogin(), '[data-part="toggle"]', '[data-part="panel"]'],
])('%s markup', (_, markup, toggle, panel) => {
  it('opens, shuts, and is given back as it was printed', async () => {
    const { roots } = await open(markup);
    const printed = document.createElement('main');
    printed.innerHTML = String(markup);
    the(toggle).click();
    expect([the(toggle).getAttribute('aria-expanded'), isShown(panel)]).toEqual(['true', true]);
    expect(the(toggle).getAttribute('aria-controls')).toBe(the(panel).id);
    expect(document.activeElement).toBe(input('username'));
    the(toggle).click();
    expect([the(toggle).getAttribute('aria-expanded'), isShown(panel)]).toEqual(['false', false]);
    for (const root of roots) pageRegistry().release(root);
    await settle();
    expect(the('main').isEqualNode(printed), the('main').innerHTML).toBe(true);
    expect(document.querySelectorAll('body > form')).toHaveLength(0);
  });

  it('sends nothing while a required field is empty', async () => {
    await open(markup);
    the(toggle).click();
    input('username').value = 'groom';
    expect([submit(), sessionStorage.getItem(PENDING_KEY)]).toEqual([false, null]);
    input('password').value = 'paddock';
    expect([submit(), sessionStorage.getItem(PENDING_KEY)?.split(' ')[1]]).toEqual([true, '0123456789']);
  });

  it('is open on the page of a failed login, and only there', async () => {
    record('1');
    await open(`${errors}${markup}`);
    expect([isShown(panel), the(toggle).getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(document.activeElement).toBe(document.body);
    await closePage();
    await open(`${errors}${markup}`);
    expect(isShown(panel)).toBe(false);
    await closePage();
    record('0123456789');
    await open(markup);
    expect(isShown(panel)).toBe(false);
  });

  it('is open, with the reason, on the page that answers a login with an expired nonce', async () => {
    record('abcdef0123');
    await open(markup);
    expect(isShown(panel)).toBe(true);
    expect(the(`${panel} [role="alert"]`).textContent).toContain('log in again');
    expect(document.activeElement).toBe(input('username'));
  });

  it('stays shut on a later page, though the login before it succeeded', async () => {
    record('abcdef0123', 3_600_000);
    await open(`${errors}${markup}`);
    expect([isShown(panel), document.querySelector(`${panel} [role="alert"]`)]).toEqual([false, null]);
  });

  it('sends nothing without a network, and shows a message', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(markup);
    the(toggle).click();
    input('username').value = 'groom';
    input('password').value = 'paddock';
    expect([submit(), sessionStorage.getItem(PENDING_KEY)]).toEqual([false, null]);
    await vi.waitFor(() => expect(the(`${panel} [role="alert"]`).textContent).toContain('offline'));
    const first = the(`${panel} [role="alert"]`);
    submit();
    await vi.waitFor(() => expect(first.isConnected).toBe(false));
    expect(the(`${panel} [role="alert"]`).textContent).toContain('offline');
  });
});

it('is sent where storage is forbidden, and its panel stays closed then', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await open(classicLogin());
  the('.showlogin').click();
  input('username').value = 'groom';
  input('password').value = 'paddock';
  expect(submit()).toBe(true);
  await closePage();
  await open(`${errors}${classicLogin()}`);
  expect(isShown('form.login')).toBe(false);
  vi.unstubAllGlobals();
});

it('opens from links elsewhere, in a notice for instance, and stays open', async () => {
  await open(`<ul class="woocommerce-error"><li><a href="#" class="showlogin">Log in</a></li></ul>${classicLogin()}`);
  const link = the('.woocommerce-error .showlogin');
  for (let time = 0; time < 2; time++) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(link.dispatchEvent(click)).toBe(false);
    expect(isShown('form.login')).toBe(true);
    expect(document.activeElement).toBe(input('username'));
  }
});
