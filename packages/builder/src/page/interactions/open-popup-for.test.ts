import { afterEach, expect, it, vi } from 'vitest';
import { openPopup } from '../../overlays/popups/open-popup.ts';
import { the } from '../../testing/the.ts';
import { openPopupFor } from './open-popup-for.ts';

vi.mock('../../overlays/popups/open-popup.ts', () => ({ openPopup: vi.fn(async () => true) }));

afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

const source = '<p id="source">A long text</p>';

it.each([
  ['of a click on it', 'click', `${source}<div id="popup"></div>`, true],
  ['of a popup that opens by itself', 'scroll', `${source}<div id="popup"></div>`, false],
  ['in the popup', 'click', `<div id="popup">${source}</div>`, false],
])('the source %s gets the focus back, or does not', (_, trigger, html, isOpener) => {
  document.body.innerHTML = html;
  const opener = the('#source');
  const rest = { act: () => {}, siblings: [], published: {}, isRunning: true, end: () => {} };
  openPopupFor({ printed: { trigger }, source: opener, ...rest }, the('#popup'));
  expect(vi.mocked(openPopup).mock.calls[0]?.[1]?.opener).toBe(isOpener ? opener : undefined);
});
