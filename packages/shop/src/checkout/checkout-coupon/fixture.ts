import { type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';

/** The shop's coupon panel. */
export function classicCoupon(): Html {
  return html`<div class="woocommerce-form-coupon-toggle">
	<div class="woocommerce-info" role="status">
		Have a coupon? <a href="#" role="button" aria-label="Enter your coupon code" aria-controls="woocommerce-checkout-form-coupon" aria-expanded="false" class="showcoupon">Click here to enter your code</a>	</div>
</div>
<form class="checkout_coupon woocommerce-form-coupon" method="post" style="display:none" id="woocommerce-checkout-form-coupon">
	<p class="form-row form-row-first">
		<label for="coupon_code" class="screen-reader-text">Coupon:</label>
		<input type="text" name="coupon_code" class="input-text" placeholder="Coupon code" id="coupon_code" value="" />
	</p>
	<p class="form-row form-row-last">
		<button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button>
	</p>
	<div class="clear"></div>
</form>`;
}

/** The builder's coupon panel. */
export function builderCoupon({ toggle = true, hint }: { toggle?: boolean; hint?: string } = {}): Html {
  return html`<div id="brxe-chkcpn" data-script-id="chkcpn" class="brxe-woocommerce-checkout-coupon">${
    toggle &&
    html`<div class="coupon-toggle" role="button" tabindex="0" aria-expanded="false" aria-label="Toggle coupon form">Have a coupon? <a href="#" class="showcoupon" aria-hidden="true">Click here to enter your code</a></div>`
  }
<div class="coupon-div"${toggle && raw(' style="display: none;"')}>${hint && html`<p class="coupon-description">${hint}</p>`}
<div class="coupon-form">
	<label for="coupon_code" class="screen-reader-text">Coupon:</label>
	<input type="text" name="coupon_code" class="input-text" placeholder="Coupon code" id="coupon_code" value="" />
	<button type="submit" class="button" name="apply_coupon" value="Apply coupon">Apply coupon</button>
</div></div></div>`;
}

/** A coupon panel in our own dialect. */
export function stirrupCoupon(): Html {
  return html`<div data-island="checkout-coupon">
	<p><button type="button" data-part="toggle">I have a coupon</button></p>
	<form method="post" data-part="panel" hidden>
		<p class="form-row"><label for="voucher">Coupon code</label> <input type="text" class="input-text" id="voucher" name="coupon_code" value="" /></p>
		<button class="button" name="apply_coupon" value="Apply">Apply</button>
	</form>
</div>`;
}
