import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { interactions } from '../../page/interactions/island.ts';
import { closePage } from '../../testing/popup-page.ts';
import { the } from '../../testing/the.ts';
import { closePopup } from '../popups/close-popup.ts';
import { openPopup } from '../popups/open-popup.ts';
import { builderPopup, popupText, stirrupPopup } from './fixture.ts';
import { popup } from './island.ts';
// Imported up front, so that no test waits for them.
import '../../page/interactions/interactions.ts';
import './popup-stand-in.ts';

const standIn = vi.fn(popup.standIn);
start({ ...popup, standIn });

afterEach(closePage);

const opener = (id: number) =>
  `<button data-interactions='${JSON.stringify({ a: { trigger: 'click', action: 'show', target: 'popup', templateId: String(id) } })}'>Open ${id}</button>`;
const builder = (id: number) => builderPopup({ id, content: popupText(id, `Popup ${id}`, 'Text') });
const stateOf = (selector: string) => the(selector).dataset['islandState'];

/** Opens a page with sleeping popups, whose stand-ins are up. */
async function printAsleep(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  standIn.mockClear();
  pageRegistry().find(document);
  await vi.waitFor(() =>
    expect(standIn).toHaveBeenCalledTimes(document.querySelectorAll('.brx-popup, [data-island="popup"]').length),
  );
  await vi.waitFor(() => expect(Reflect.has(globalThis, 'bricksOpenPopup')).toBe(true));
}

it('starts the popup of a control or an interaction, and no other, on hover or focus', async () => {
  await printAsleep(
    `${opener(197)}<button id="broken" data-interactions="{">No</button>${builder(197)}${builder(198)}`,
  );
  expect([stateOf('.brxe-popup-197'), stateOf('.brxe-popup-198')]).toEqual(['claimed', 'claimed']);
  the('#broken').dispatchEvent(new Event('pointerover', { bubbles: true }));
  the('[data-interactions]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(stateOf('.brxe-popup-197')).toBe('ready'));
  expect(stateOf('.brxe-popup-198')).toBe('claimed');
});

it('starts the popup of an interaction in another dialect, once that is up', async () => {
  const options = JSON.stringify({ interactions: [{ trigger: 'click', action: 'show', templateId: 197 }] });
  await printAsleep(`<button data-island="interactions" data-options='${options}'>Open</button>${builder(197)}`);
  const hover = () => the('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
  hover();
  start(interactions);
  await vi.waitFor(() => expect(stateOf('button')).toBe('ready'));
  expect(stateOf('.brxe-popup-197')).toBe('claimed');
  hover();
  await vi.waitFor(() => expect(stateOf('.brxe-popup-197')).toBe('ready'));
});

it('opens for a control and for site code while it sleeps', async () => {
  await printAsleep(`<button id="control" aria-controls="offer">Offer</button>${stirrupPopup('offer')}${builder(197)}`);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  the('#control').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(the('#offer').hidden).toBe(false));
  Reflect.apply(Reflect.get(globalThis, 'bricksOpenPopup'), undefined, ['197']);
  await vi.waitFor(() => expect(the('.brxe-popup-197').classList.contains('hide')).toBe(false));
});

it('does not open if it is closed again while it comes up', async () => {
  await printAsleep(builder(197) + builder(198));
  const opened = [openPopup('197'), openPopup('198')];
  closePopup('197');
  expect(await Promise.all(opened)).toEqual([false, true]);
  expect([197, 198].map((id) => the(`.brxe-popup-${id}`).classList.contains('hide'))).toEqual([true, false]);
  expect(await openPopup('197')).toBe(true);
});

it('starts if it is printed open, and leaves the control of a failed one to the page', async () => {
  await printAsleep(`<button id="control" aria-controls="offer">Offer</button>${stirrupPopup('offer')}`);
  vi.stubGlobal('reportError', () => undefined);
  for (const claim of pageRegistry().claimsOf(the('#offer'))) claim.fail('load', new Error('offline'));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  the('#control').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  const open = String(builder(197)).replace(' hide', '');
  document.body.insertAdjacentHTML('beforeend', open);
  pageRegistry().find(document);
  await vi.waitFor(() => expect(stateOf('.brxe-popup-197')).toBe('ready'));
});
