import { pageRegistry } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { reviewForm } from '../../../../../fixtures/cms/markup/reviews.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { ratingField, stirrupRating } from './fixture.ts';
import { ratingStars } from './island.ts';
// Imported before the first test installs its fake clock.
import './rating-stars.tsx';

const product = productCalled('hazel-snaffle-bridle');
const review = (isRequired = true) => String(reviewForm(product, classicSite, isRequired));
const own = `<form>${stirrupRating({ id: 'comfort', label: 'Comfort', isRequired: true })}<button>Send</button></form>`;
const inForm = (field: unknown) => `<form>${String(field)}<button>Send</button></form>`;
const hydrate = (markup: unknown, wc_single_product_params = {}) =>
  openIsland(ratingStars, markup, { settings: { wc_single_product_params } });

afterEach(closePage);

function select(index = 0): HTMLSelectElement {
  const element = document.querySelectorAll('select')[index];
  if (!element) throw new Error('The markup lacks a select.');
  return element;
}

const stars = () => [...document.querySelectorAll<HTMLElement>('.stars a')];
const checked = () => stars().map((star) => star.getAttribute('aria-checked') === 'true');
const only = (place: number) => [1, 2, 3, 4, 5].map((star) => star === place);
const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement?.dispatchEvent(event);
  return event;
};
const submit = (form = the('form')) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event;
};
/** Hydrates markup that was added since. */
const find = () => {
  pageRegistry().find(document);
  const roots = [...document.querySelectorAll<HTMLElement>('.comment-form-rating')];
  return Promise.all(
    roots.flatMap((root) =>
      pageRegistry()
        .claimsOf(root)
        .map((claim) => claim.begin()),
    ),
  );
};
const group = () => the('[role="radiogroup"]');

describe.each([
  ['of a review', review()],
  ['of a review in the builder’s form', String(reviewForm(product, builderSite))],
  ['of our own', own],
])('the stars %s', (_, markup) => {
  it('stand before a hidden select like the shop’s script’s, with accessible names', async () => {
    await hydrate(markup);
    expect(select().style.display).toBe('none');
    expect(select().previousElementSibling).toBe(the('p.stars'));
    expect(stars().map((star) => [star.className, star.getAttribute('href'), star.role, star.textContent])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [`star-${number}`, '#', 'radio', `${number} of 5 stars`]),
    );
    expect(stars().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
    expect(checked()).toEqual(only(0));
    expect(group().getAttribute('aria-required')).toBe('true');
  });

  it('set the value, emit one change, and show it in the classes that themes know', async () => {
    await hydrate(markup);
    const events = vi.fn((event: Event) => [event.target === select(), select().value]);
    document.addEventListener('change', events, { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    stars()[3]?.dispatchEvent(click);
    stars()[3]?.click();
    expect(events.mock.results.map(({ value }) => value)).toEqual([[true, '4']]);
    expect([click.defaultPrevented, the('.stars').className]).toEqual([true, 'stars selected']);
    expect(checked()).toEqual(only(4));
    expect(stars().map(({ className }) => className)).toEqual([
      'star-1 bricks-star-filled',
      'star-2 bricks-star-filled',
      'star-3 bricks-star-filled',
      'star-4 active bricks-star-filled',
      'star-5',
    ]);
    expect([document.activeElement, stars().map(({ tabIndex }) => tabIndex)]).toEqual([
      stars()[3],
      [-1, -1, -1, 0, -1],
    ]);
  });

  it('are a radio group to the keyboard', async () => {
    await hydrate(markup);
    stars()[0]?.focus();
    const values = [' ', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'End', 'Home'].map(
      (key) => press(key).defaultPrevented && select().value,
    );
    expect(values).toEqual(['1', '2', '3', '2', '1', '5', '1', '5', '1']);
    expect(document.activeElement).toBe(stars()[0]);
    const others = [press('End', { ctrlKey: true }), press('a'), press('Tab')];
    expect([select().value, others.some(({ defaultPrevented }) => defaultPrevented)]).toEqual(['1', false]);
  });

  it('keep the form from being sent without them, with a validation error until there is a rating', async () => {
    await hydrate(markup);
    const sent = vi.fn((event: Event) => event.preventDefault());
    the('form').addEventListener('submit', sent);
    submit();
    expect(submit().defaultPrevented).toBe(true);
    const message = the('[role="alert"]');
    expect([message.textContent, document.querySelectorAll('[role="alert"]').length]).toEqual([
      'Please select a rating',
      1,
    ]);
    expect(the('.stars').nextElementSibling).toBe(message);
    expect([group().getAttribute('aria-describedby'), group().getAttribute('aria-invalid')]).toEqual([
      message.id,
      'true',
    ]);
    expect([document.activeElement, sent.mock.calls.length]).toEqual([stars()[0], 0]);
    press('ArrowRight');
    expect([document.querySelector('[role="alert"]'), group().getAttribute('aria-invalid')]).toEqual([null, 'false']);
    submit();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('are gone with the island, and the markup is as it was printed', async () => {
    const { roots } = await hydrate(markup);
    const printed = document.createElement('main');
    printed.innerHTML = markup;
    submit();
    for (const root of roots) pageRegistry().release(root);
    expect(the('main').innerHTML).toBe(printed.innerHTML);
    expect(document.activeElement).toBe(select());
  });
});

it('show the choice of other scripts, and none after a reset', async () => {
  await hydrate(review());
  select().value = '5';
  select().dispatchEvent(new Event('change', { bubbles: true }));
  expect(checked()).toEqual(only(5));
  document.querySelector('form')?.reset();
  await vi.waitFor(() => expect(checked()).toEqual(only(0)));
  expect(the('.stars').className).toBe('stars');
});

it('exchange the focus with the select, with its choice; the label leads to them', async () => {
  await hydrate(inForm(ratingField()));
  the('label').click();
  expect(document.activeElement).toBe(stars()[0]);
  pageRegistry().release(document.body);
  expect(document.activeElement).toBe(select());
  select().value = '2';
  await find();
  expect([document.activeElement, checked()]).toEqual([stars()[1], only(2)]);
});

it('have a name: by the label’s id, else its text', async () => {
  await hydrate(review() + own);
  const groups = [...document.querySelectorAll('[role="radiogroup"]')];
  expect(groups.map((one) => one.getAttribute('aria-labelledby'))).toEqual(['comment-form-rating-label', null]);
  expect(groups[1]?.getAttribute('aria-label')).toBe('Comfort');
});

it('use the page’s language', async () => {
  const i18n_rating_options = ['Einer', 'Zwei', 'Drei', 'Vier', 'Fünf'];
  await hydrate(review(), { i18n_required_rating_text: 'Bitte bewerten', i18n_rating_options });
  expect(stars().map(({ textContent }) => textContent)).toEqual(i18n_rating_options);
  submit();
  expect(the('[role="alert"]').textContent).toBe('Bitte bewerten');
});

describe('a rating is needed', () => {
  it.each([
    ['by the markup', true, {}, true],
    ['by the page', false, { review_rating_required: 'yes' }, true],
    ['by neither', false, { review_rating_required: 'no' }, false],
  ])('%s', async (_, isRequired, settings, isRefused) => {
    await hydrate(review(isRequired), settings);
    the('form').addEventListener('submit', (event) => event.preventDefault());
    submit();
    expect(document.querySelector('[role="alert"]') !== null).toBe(isRefused);
    expect(group().getAttribute('aria-required')).toBe(String(isRefused));
    // The browser cannot focus a hidden invalid field.
    expect(select().required).toBe(false);
  });
});

it('of our own are required by their select, whatever the page’s setting for reviews', async () => {
  await hydrate(inForm(stirrupRating({ id: 'looks', label: 'Looks' })), { review_rating_required: 'yes' });
  expect(group().getAttribute('aria-required')).toBe('false');
});

it('are those of their own form, also in a copy of a living one', async () => {
  await hydrate(inForm(ratingField()));
  stars()[4]?.click();
  const copy = the('form').cloneNode(true);
  the('form').after(copy);
  await find();
  expect(stars()).toHaveLength(10);
  stars()[6]?.click();
  expect([select(0).value, select(1).value]).toEqual(['5', '2']);
  pageRegistry().release(document.body);
  expect([select(0).style.display, select(1).style.display, stars().length]).toEqual(['', '', 0]);
});

describe('a select stays unchanged', () => {
  const oldStars =
    '<p class="stars"><span role="group"><a role="radio" class="star-1" href="#">1</a></span></p><select';
  it.each([
    ['whose values are no five stars', inForm(ratingField()).replace('<option value="3">', '<option value="2.5">')],
    ['where there is none', inForm('<div class="comment-form-rating"></div>')],
    [
      'that the shop’s own script looks after',
      `${review()}<script id="wc-single-product-js" type="text/plain"></script>`,
    ],
    ['that has stars of that script already', review().replace('<select', oldStars)],
  ])('%s', async (_, markup) => {
    await hydrate(markup);
    const printed = document.createElement('main');
    printed.innerHTML = markup;
    for (const root of document.querySelectorAll('.comment-form-rating')) root.removeAttribute('data-island-state');
    expect(the('main').innerHTML).toBe(printed.innerHTML);
  });

  it('but not one of our own, which that script does not know', async () => {
    await hydrate(`${own}<script id="wc-single-product-js" type="text/plain"></script>`);
    expect(stars()).toHaveLength(5);
  });
});

it('are announced to other scripts by an event', async () => {
  const seen = vi.fn(
    (event: Event) => event.target instanceof Element && event.target.previousElementSibling?.className,
  );
  document.addEventListener('init', seen, { once: true });
  await hydrate(review());
  expect(seen.mock.results.map(({ value }) => value)).toEqual(['stars']);
});
