import { cartWith } from '../../fixtures/cms/cart/cart.ts';
import { noShipping } from '../../fixtures/cms/cart/shipping.ts';
import { productCalled } from '../../fixtures/cms/catalogue/products.ts';
import { stirrupAddToCart } from '../../packages/shop/src/cart/add-to-cart/fixture.ts';
import { cartTable, cartTotals } from '../../packages/shop/src/cart/cart-page/fixture.ts';
import { stirrupMiniCart } from '../../packages/shop/src/cart/mini-cart/fixture.ts';
import { stirrupGallery } from '../../packages/shop/src/product/gallery/fixture.ts';
import { stirrupSwatches } from '../../packages/shop/src/product/swatches/fixture.ts';
import { stirrupVariations } from '../../packages/shop/src/product/variations/fixture.ts';
import { comingSoonBanner } from '../../packages/shop/src/site/coming-soon-banner/fixture.ts';
import { notice, noticesMarkup } from '../../packages/shop/src/site/notices/fixture.ts';

/** A page with a name. */
export interface NamedPage {
  readonly name: string;
  readonly html: string;
}

/** Pages of our own dialect that the demo shop does not print. */
export const ownPages = (): readonly NamedPage[] => [
  { name: 'fixtures, our own dialect', html: shop() },
  { name: 'fixtures, our own swatches', html: swatches() },
  { name: 'fixtures, notices', html: notices() },
  { name: 'fixtures, a cart page', html: cart() },
];

/** Pages with parts and states that no other page has. */
export const pagesOfRareNames = (): readonly NamedPage[] => [
  { name: 'fixtures, rare forms and menus', html: forms() },
  { name: 'fixtures, rare notices', html: rareNotices() },
];

/** Islands of the shop in our own dialect, which no page of the demo shop prints. */
function shop(): string {
  const mask = productCalled('hedgerow-fly-mask');
  return [
    stirrupAddToCart(productCalled('hazel-snaffle-bridle')),
    stirrupMiniCart(),
    stirrupGallery(mask),
    mask.type === 'variable' && stirrupVariations(mask),
    `<form data-island="sort-order" method="get"><select data-part="orders" name="orderby"><option>price</option></select></form>`,
    '<p data-island="result-count" role="status">17 saddles</p>',
    `<script type="application/json" data-stirrup-settings data-island="order-attribution">{}</script>`,
    '<p data-island="query-text" data-summary-of="own123">1 - 4 / 17</p><p>Results for “<b data-brx-ls-term="own123">rug</b>”</p>',
    '<div data-island="query-loop" data-query="own123" data-query-vars="{}" data-page="1" data-max-pages="3"></div>',
    '<a data-island="load-more" data-query="own123" href="/page/2/">Load more</a>',
    '<div data-island="query-loop" data-query="own456" data-query-vars="{}" data-page="1" data-max-pages="1"></div>',
    '<a data-island="load-more" data-query="own456" href="/page/2/">Load more</a>',
    '<form data-island="form" method="post" data-element-id="ownaaa"><label>Name <input name="rider"></label><button>Send</button></form>',
    '<form class="brxe-form" method="post" data-element-id="formaa"><label>Name <input name="rider"></label><button type="submit">Send</button></form>',
  ].join('\n');
}

/**
 * A product of our own dialect with all possible contents of a list of swatches, and the pictures that follow the
 * choice.
 */
function swatches(): string {
  const pad = productCalled('paddock-saddle-pad');
  if (pad.type !== 'variable') throw new Error('The saddle pad has no variations.');
  const [first, second, ...others] = pad.attributes.map((attribute, index) => {
    const settings = index === 1 ? { deselectUnavailable: true } : { showStock: true, stockThreshold: 99 };
    const swatches = String(stirrupSwatches({ attribute }, { settings }));
    return swatches.replace('<select ', '<select data-part="select" ');
  });
  const more = '<button type="button" data-part="more">More</button>';
  const inGroup = (list = '') =>
    list
      .replace(
        /(data-island="swatches"[^>]*)>/,
        `$1><li data-part="section"><b data-part="group-name">All</b><div data-part="group" data-limited>`,
      )
      .replace(/<\/div>\s*$/, `${more}</div></li></div>`)
      .replaceAll('</button>', '<i data-part="stock"></i></button>');
  const withRadios = (list = '') =>
    list
      .replaceAll('<button type="button"', '<label')
      .replaceAll('</button>', '<input type="radio" data-part="radio"></label>');
  const form = String(stirrupVariations(pad)).replace(
    /<p><label[\s\S]*<\/p>\s*(?=<p><button)/,
    [inGroup(first), withRadios(second), ...others].join('\n'),
  );
  return `<style>[data-limited] > :nth-child(n + 3):not(:last-child) { display: none }</style>${stirrupGallery(pad)}${form}`;
}

/** Notices and messages beside a button, in all states. */
function rareNotices(): string {
  return [
    `<div data-island="notices"><div class="woocommerce-info">Open. <button class="stirrup-dismiss">Dismiss</button></div></div>`,
    `<div data-island="notices" data-growl>${noticesMarkup([notice('success', 'Added.')])}</div>`,
    '<div data-island="alert" class="warning">The water is off. <button type="button" data-part="dismiss">Dismiss</button></div>',
    `<form data-island="product-form" data-background method="post" action="/">
      <button data-part="button" name="add-to-cart" value="101">Add</button></form>`,
  ].join('\n');
}

/** Parts that the demo shop's own forms and menus lack. */
function forms(): string {
  const form = (id: string, content: string) =>
    `<form data-island="form" method="post" data-element-id="${id}">${content}<button type="submit">Send</button></form>`;
  const check = (name: string) =>
    form(name, `<div data-captcha="${name}" data-key="key"></div><input name="rider" aria-label="Rider">`);
  return [
    // Styles for the calendar, so that the page loads none.
    '<style>.flatpickr-calendar { position: absolute }</style>',
    ...['recaptcha', 'enterprise', 'hcaptcha', 'turnstile'].map(check),
    form(
      'steps',
      `<ol data-step-progress><li>You</li><li>Your horse</li></ol>
      <fieldset data-step><legend>You</legend><label>Name <input name="rider" required></label>
        <button type="button" data-step-next hidden>On</button></fieldset>
      <fieldset data-step><legend>Your horse</legend><label>Name <input name="horse"></label>
        <button type="button" data-step-back hidden>Back</button></fieldset>`,
    ),
    form(
      'fields',
      `<label>Day <input type="text" name="day" data-bricks-datepicker-options="{}"></label>
      <div data-part="field"><label for="note">Note</label><textarea id="note" name="note" data-tinymce-settings="{}"></textarea></div>
      <div data-part="field"><label data-part="choose" for="photos">Photos</label><input id="photos" type="file" name="photos" hidden data-limit="1" accept=".png">
        <div data-part="file" data-error-limit="Too many: %s" data-error-size="Too large: %s" data-error-type="Of another kind: %s" hidden>
          <span data-part="file-name"></span><button type="button" data-part="remove">Remove</button>
          <button type="button" data-part="dismiss">Dismiss</button></div></div>`,
    ),
    `<div data-island="checkout-login"><button type="button" data-part="toggle">I have an account</button>
      <form method="post" data-part="panel" hidden><label>Name <input name="username"></label><button>Log in</button></form></div>`,
    `<nav data-island="slide-menu" aria-label="Departments"><ul><li><a href="#saddles">Saddles</a>
      <button type="button" data-part="toggle">More</button><ul><li><a href="#dressage">Dressage</a></li></ul></li>
      <li><a href="/stable/">Stable</a><ul><li><a href="/buckets/">Buckets</a></li></ul></li></ul></nav>`,
  ].join('\n');
}

/** A filled cart page in our own dialect, with markup that only few visitors get. */
function cart(): string {
  const filled = { ...cartWith({ 'hazel-snaffle-bridle': 1, 'rubber-feed-bucket': 2 }), shipping: noShipping() };
  return [
    `<div data-island="cart-page">${cartTable(filled)}${cartTotals(filled)}</div>`,
    '<p data-island="store-notice" hidden>Free hay nets. <button type="button" data-part="dismiss">Dismiss</button></p>',
    '<div data-island="coming-soon-banner">Soon. <button type="button" data-part="dismiss">Dismiss</button></div>',
    String(comingSoonBanner()),
  ].join('\n');
}

/** Notices in every place where a theme or the builder prints them, and a form in our own dialect. */
function notices(): string {
  const list = [notice('success', 'Added.'), notice('error', 'Sold out.')];
  const both = String(noticesMarkup(list));
  return [
    `<div data-island="notices">${both}</div>`,
    `<div class="brxe-woocommerce-notice woocommerce-notices-wrapper">${both}</div>`,
    `<div class="woocommerce">${both}</div>`,
    `<form data-island="product-form" class="cart" method="post" action="/"><button name="add-to-cart" value="101">Add</button></form>`,
  ].join('\n');
}
