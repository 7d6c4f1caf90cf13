import type { CartView, CartViewLine } from '../../../../../fixtures/cms/cart/cart.ts';
import { type CartMarkupOptions, lineOptions, removeAddress } from '../../../../../fixtures/cms/markup/cart-line.ts';
import { attributes, classes, type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';
import { money, plainMoney } from '../../../../../fixtures/cms/markup/money.ts';
import { productPicture } from '../../../../../fixtures/cms/markup/product-picture.ts';
import { address, builderSite, classicSite, productAddress, type Site } from '../../../../../fixtures/cms/site.ts';

function item(line: CartViewLine, site: Site, nonce: string): Html {
  const { product } = line;
  return html`					<li class="woocommerce-mini-cart-item mini_cart_item">
					<a${attributes({
            role: 'button',
            href: removeAddress(site, line.key, nonce),
            class: 'remove remove_from_cart_button',
            'aria-label': `Remove ${product.name} from cart`,
            'data-product_id': product.id,
            'data-cart_item_key': line.key,
            'data-product_sku': line.variation?.sku || product.sku,
            'data-success_message': `“${product.name}” has been removed from your cart`,
          })}>&times;</a>											<a href="${productAddress(site, product)}">
							${productPicture(product, site, 'lazy')}${product.name}						</a>
					${lineOptions(line)}<span class="quantity">${line.quantity} &times; ${money(line.price)}</span>				</li>
`;
}

/**
 * The fragment every mini cart is filled with (woocommerce.md §3.9), the outer element included.
 *
 * @example
 * miniCartContent(cartWith({ 'hazel-snaffle-bridle': 2 }))
 */
export function miniCartContent(cart: CartView, options: CartMarkupOptions = {}): Html {
  const { site = classicSite, nonce = '0123456789' } = options;
  if (cart.lines.length === 0) {
    return html`<div class="widget_shopping_cart_content">

	<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>


</div>`;
  }
  return html`<div class="widget_shopping_cart_content">

	<ul class="woocommerce-mini-cart cart_list product_list_widget ">
${cart.lines.map((line) => item(line, site, nonce))}			</ul>

	<p class="woocommerce-mini-cart__total total">
		<strong>Subtotal:</strong> ${money(cart.subtotal)}	</p>

	<p class="woocommerce-mini-cart__buttons buttons"><a href="${address(site, '/cart/')}" class="button wc-forward">View cart</a><a href="${address(site, '/checkout/')}" class="button checkout wc-forward">Checkout</a></p>


</div>`;
}

/** The widget's container, printed empty and filled by the cart's fragment. */
const EMPTY_CONTENT = raw('<div class="widget_shopping_cart_content"></div>');

/**
 * The classic cart widget of a sidebar (woocommerce.md §3.9).
 *
 * @example
 * cartWidget({ hideIfEmpty: true })
 */
export function cartWidget(options: { hideIfEmpty?: boolean; title?: string; id?: string } = {}): Html {
  const { hideIfEmpty = false, title = 'Cart', id = 'woocommerce_widget_cart-2' } = options;
  return html`<div id="${id}" class="widget woocommerce widget_shopping_cart"><h2 class="gamma widget-title">${title}</h2>${
    hideIfEmpty ? html`<div class="hide_cart_widget_if_empty">${EMPTY_CONTENT}</div>` : EMPTY_CONTENT
  }</div>`;
}

/** The header's link with total and count; also the fragment `a.cart-contents`. */
export function cartContentsLink(cart: CartView, site: Site = classicSite): Html {
  const count = cart.count === 1 ? '1 item' : `${cart.count} items`;
  return html`			<a class="cart-contents" href="${address(site, '/cart/')}" title="View your shopping cart">
				${plainMoney(cart.subtotal)} <span class="count">${count}</span>
			</a>
		`;
}

/** The footer's link with the count; also the fragment `a.footer-cart-contents`. */
export function footerCartLink(cart: CartView, site: Site = classicSite): Html {
  return html`			<a class="footer-cart-contents" href="${address(site, '/cart/')}">Cart				<span class="count">${cart.count}</span>
			</a>
		`;
}

/** The cart in a classic theme's header: the link, and a widget that opens under it. */
export function headerCart(cart: CartView, site: Site = classicSite): Html {
  return html`<ul id="site-header-cart" class="site-header-cart menu">
			<li>
	${cartContentsLink(cart, site)}			</li>
			<li>
				<div class="widget woocommerce widget_shopping_cart">${EMPTY_CONTENT}</div>			</li>
		</ul>`;
}

/** Settings of the builder's mini cart (bricks-dynamic.md §8.3). */
export interface BuilderMiniCartOptions {
  site?: Site;
  /** Six characters. @default 'mcarta' */
  id?: string;
  /** `link` has no panel and leads to the cart. @default 'panel' */
  panel?: 'panel' | 'top' | 'right' | 'bottom' | 'left' | 'link';
  /** Prints `data-open-on-add-to-cart`. @default false */
  openOnAdd?: boolean;
  /** Prints `data-skip-click-outside`: a click elsewhere leaves the panel open. @default false */
  skipClickOutside?: boolean;
  /** @default true */
  hideEmptyCount?: boolean;
  showSubtotal?: boolean;
  /** A close button in the panel. @default true for the off-canvas panels */
  closeButton?: boolean;
}

const BAG = raw(
  '<svg class="stroke" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" aria-hidden="true"><path d="M5 8h14l-1 12H6z"/><path d="M9 10V7a3 3 0 0 1 6 0v3"/></svg>',
);
const CROSS = raw(
  '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg>',
);

/** The count in a builder's mini cart. A fragment carries `hide` or `show`; a page prints neither. */
export function cartCount(cart: CartView, fragment = false): Html {
  const state = fragment && (cart.count > 0 ? 'show' : 'hide');
  return html`<span class="${classes('cart-count', state)}">${cart.count}</span>`;
}

/** The subtotal in a builder's mini cart, also a fragment. */
export function cartSubtotal(cart: CartView): Html {
  return html`<span class="cart-subtotal">${money(cart.subtotal)}</span>`;
}

function panelMarkup(id: string, options: BuilderMiniCartOptions, offCanvas: string | false): Html {
  const { skipClickOutside = false, closeButton = offCanvas !== false } = options;
  return html`				<div${attributes({
    class: classes('cart-detail', offCanvas && `off-canvas ${offCanvas}`, `cart-detail-${id}`),
    'data-skip-click-outside': skipClickOutside && 'true',
  })}>
			<div class="widget_shopping_cart_content"></div>
					${
            closeButton &&
            html`	<button class="bricks-mini-cart-close" data-toggle-target=".cart-detail-${id}" aria-label="Close mini cart">
				${CROSS}			</button>
					`
          }</div>
			${offCanvas && raw('<div class="off-canvas-overlay"></div>')}`;
}

/**
 * The builder's mini cart: link, count, subtotal, panel, overlay.
 *
 * @example
 * builderMiniCart(cartWith({}), { panel: 'right', openOnAdd: true })
 */
export function builderMiniCart(cart: CartView, options: BuilderMiniCartOptions = {}): Html {
  const { site = builderSite, id = 'mcarta', panel = 'panel', openOnAdd = false, hideEmptyCount = true } = options;
  const link = panel === 'link';
  const offCanvas = panel !== 'panel' && panel !== 'link' && panel;
  return html`<div id="brxe-${id}" data-script-id="${id}" class="${classes('brxe-woocommerce-mini-cart', hideEmptyCount && 'hide-empty-count')}">
		<a${attributes({
      href: link ? address(site, '/cart/') : '#',
      class: classes('mini-cart-link toggle-button', !link && 'bricks-woo-toggle'),
      'aria-label': link ? 'View cart' : 'Toggle mini cart',
      'data-open-on-add-to-cart': openOnAdd && 'true',
      'data-toggle-target': `.cart-detail-${id}`,
    })}>
			<span class="cart-icon">
				${BAG}				${cartCount(cart)}
			</span>
			${options.showSubtotal && cartSubtotal(cart)}		</a>
${!link && panelMarkup(id, options, offCanvas)}</div>`;
}

/** A mini cart in our own dialect; without JavaScript it is a link to the cart. */
export function stirrupMiniCart(options: { site?: Site; settings?: Record<string, boolean> } = {}): Html {
  const { site = classicSite, settings = {} } = options;
  return html`<div data-island="mini-cart" data-options="${JSON.stringify(settings)}">
	<a data-part="toggle" href="${address(site, '/cart/')}">Cart</a>
	<div data-part="panel" hidden>
		<button type="button" data-part="close">Close</button>
		${raw('<div class="widget_shopping_cart_content"></div>')}
	</div>
</div>`;
}
