import { ratingStars } from '@stirrup/shop/rating-stars';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { reviewForm } from '../fixtures/cms/markup/reviews.ts';
import { builderSite, classicSite } from '../fixtures/cms/site.ts';
import { stirrupRating } from '../packages/shop/src/product/rating-stars/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, enter, find } from './support/play.ts';

export default { title: 'Shop/Rating stars' } satisfies Meta;

const islands = [ratingStars];
const product = productCalled('hazel-snaffle-bridle');
const page = '/product/hazel-snaffle-bridle/';
const review = () => reviewForm(product, classicSite);
const rated = (value: string) => async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, `.star-${value}`);
  await waitFor(() => expect(canvas.querySelector('select')).toHaveValue(value));
};

export const Unrated = islandStory({ page, markup: review, islands, play: allReady });

export const Rated = islandStory({ page, markup: review, islands, play: rated('4') });

export const RatedByKeyboard = islandStory({
  page,
  markup: review,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    (await find(canvas, '.star-1')).focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(canvas.querySelector('select')).toHaveValue('4'));
  },
});

/** Submitted without a rating. */
export const RefusedWithoutARating = islandStory({
  page,
  markup: review,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await enter(canvas, '#comment', 'She likes it.');
    await enter(canvas, '#author', 'Wilma');
    await enter(canvas, '#email', 'wilma@example.com');
    await click(canvas, '#submit');
    await waitFor(() => expect(canvas.querySelector('[role="alert"]')).toHaveTextContent('Please select a rating'));
  },
});

export const Builder = islandStory({
  page: `/builder${page}`,
  markup: () => reviewForm(product, builderSite),
  islands,
  play: rated('3'),
});

export const RightToLeft = islandStory({ page, direction: 'rtl', markup: review, islands, play: rated('2') });

/** In our own dialect: two ratings, one of them required. */
export const OwnDialect = islandStory({
  markup: () => html`<form method="get" action="?">
${stirrupRating({ id: 'comfort', label: 'Comfort', isRequired: true })}
${stirrupRating({ id: 'looks', label: 'Looks' })}
<p><button type="submit">Send</button> <button type="reset">Start again</button></p></form>`,
  islands,
  play: rated('5'),
});
