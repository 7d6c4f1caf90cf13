import { alert } from '@stirrup/builder/alert';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { html } from '../fixtures/cms/markup/html.ts';
import { type AlertKind, builderAlert, horseshoe, stirrupAlert } from '../packages/builder/src/page/alert/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Builder/Alert' } satisfies Meta;

const islands = [alert];
const words = html`<p>The yard closes at four on Sundays.</p>`;
const builderStory = (kind: AlertKind) =>
  islandStory({ page: '/builder/', markup: () => builderAlert(words, { kind }), islands, play: allReady });

/** Our dialect. */
export const OwnDialect = islandStory({ markup: () => stirrupAlert(words), islands, play: allReady });

export const Dismissed = islandStory({
  markup: () => stirrupAlert(words),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="dismiss"]');
    await waitFor(() => expect(canvas.querySelector('.alert')).toBeNull());
  },
});

/** With a name, this browser stores that it was dismissed. */
export const DismissedForGood = islandStory({
  markup: () => stirrupAlert(words, { more: { 'data-remember': 'sundays' } }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[data-part="dismiss"]');
    await waitFor(() => expect(localStorage.getItem('stirrup-alert-sundays')).not.toBeNull());
  },
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => stirrupAlert(words),
  islands,
  play: allReady,
});

export const Info = builderStory('info');
export const Success = builderStory('success');
export const Warning = builderStory('warning');
export const Danger = builderStory('danger');
export const Muted = builderStory('muted');

/** A picture in the content dismisses nothing. */
export const WithPicture = islandStory({
  page: '/builder/',
  markup: () => builderAlert(html`<p>${horseshoe} Shoeing on Monday.</p>`),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '.alert-picture')).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(canvas.querySelector('.alert')).not.toBeNull();
  },
});
