import { form } from '@stirrup/builder/form';
import type { Meta } from '@storybook/react-vite';
import { html } from '../fixtures/cms/markup/html.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, sees } from './support/play.ts';

export default { title: 'Builder/Form' } satisfies Meta;

const islands = [form];
const page = '/builder/';
const contents = html`<div class="form-group" role="group"><label for="form-field-story">Name</label><input id="form-field-story" name="form-field-nameff" type="text" /></div>
<div class="form-group submit-button-wrapper"><button type="submit" class="bricks-button button"><span class="text">Send</span></button></div>`;
const builder = () => String(html`<form class="brxe-form" method="post" data-element-id="formaa">${contents}</form>`);
const own = () => String(html`<form data-island="form" method="post" data-element-id="formaa">${contents}</form>`);

export const Fresh = islandStory({ page, markup: builder, islands, play: allReady });

/** In our own dialect. */
export const Own = islandStory({ markup: own, islands, play: allReady });

/** The network is gone. */
export const Offline = islandStory({
  page: `${page}?fault=drop@bricks_form_submit`,
  markup: builder,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '[type="submit"]');
    await sees(canvas, '.message.error', 'You are probably offline.');
  },
});
