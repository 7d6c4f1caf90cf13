import { afterEach, expect, it } from 'vitest';
import { raw } from '../../../../../fixtures/cms/markup/html.ts';
import { closePage, printPage } from '../../testing/popup-page.ts';
import { the } from '../../testing/the.ts';
import { openPopup } from '../popups/open-popup.ts';
import { builderPopup, stirrupPopup } from './fixture.ts';

afterEach(closePage);

const interaction = (more: object) =>
  `<button data-interactions='${JSON.stringify([{ trigger: 'click', target: 'popup', templateId: '197', ...more }])}'></button>`;

it.each([
  ['nothing', 'backdrop', '<button></button>', false],
  ['nothing', 'esc', '', false],
  ['nothing', 'none', '<i data-interactions="["></i>', false],
  ['what shows another popup', 'none', interaction({ action: 'show', templateId: '198' }), false],
  ['what hides it by itself', 'none', interaction({ trigger: 'contentLoaded', action: 'hide' }), false],
  ['what hides it', 'none', interaction({ action: 'hide' }), true],
  ['what animates it away', 'esc', interaction({ action: 'startAnimation', animationType: 'fadeOut' }), true],
  [
    'what hides all popups',
    'none',
    interaction({ action: 'hide', target: 'custom', targetSelector: '.brx-popup' }),
    true,
  ],
  ['what hides its source', 'esc', interaction({ action: 'hide', target: undefined }), false],
  ['what hides a hint', 'esc', interaction({ action: 'hide', target: 'custom', targetSelector: '#hint' }), false],
  ['a mistyped selector', 'esc', interaction({ action: 'hide', target: 'custom', targetSelector: '#' }), false],
  ['what hides another popup', 'esc', interaction({ action: 'hide', templateId: '198' }), false],
  ['what shows it', 'esc', interaction({ action: 'show' }), false],
])('with %s in it, closed by %s, it shuts nobody in', async (_, way, content, isModal) => {
  await printPage(builderPopup({ id: 197, settings: { 'data-popup-close-on': way }, content: raw(content) }));
  await openPopup('197');
  expect(the('main').inert).toBe(isModal);
});

it.each([
  ['its part', true],
  ['a control of it', true],
  ['nothing', false],
])('with %s in it, in our own dialect, it shuts nobody in', async (what, isModal) => {
  await printPage(stirrupPopup('offer', { closeOn: 'backdrop' }));
  const close = the('[data-part="close"]');
  if (what !== 'its part') close.removeAttribute('data-part');
  if (what === 'a control of it') close.setAttribute('aria-controls', 'offer');
  await openPopup('offer');
  expect(the('main').inert).toBe(isModal);
});
