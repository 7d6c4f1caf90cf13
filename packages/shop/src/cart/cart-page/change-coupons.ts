import { type Control, emit, isAborted, parseHtml } from '@stirrup/cms';
import { REFUSAL } from '@stirrup/cms/notices';
import { membersOf } from '@stirrup/runtime';
import { applyCoupon } from '../coupons/apply-coupon.ts';
import { type Failure, failureFromError } from '../coupons/call-failure.ts';
import { REMOVE_COUPON } from '../coupons/contract.ts';
import { clearFieldError, showFieldError } from '../coupons/field-error.ts';
import { removeCoupon } from '../coupons/remove-coupon.ts';
import { changeCart } from './change-cart.ts';
import { COUPON, EVENT } from './contract.ts';
import { refreshCartPage } from './refresh-cart-page.ts';
import { replaceNotices, shownNotices } from './replace-notices.ts';

/** Applies the entered coupon (woocommerce.md §2.5, §4.6). A refusal is shown at the field, and the entry stays. */
export function enterCoupon(form: HTMLFormElement): Promise<void> {
  const field = fieldIn(form);
  const code = field?.value ?? '';
  if (field) clearFieldError(field);
  return changeCart(`apply ${code}`, async ({ isBehind }) => {
    try {
      const { notices, refusal } = await applyCoupon({ code });
      // The refusal is shown at the field. Notices of earlier changes are outdated in either case.
      const fresh = [...parseHtml(notices).children].filter(
        (notice) => refusal === undefined || !notice.matches(REFUSAL),
      );
      replaceNotices(fresh, { kept: isBehind ? shownNotices() : [] });
      emit(document.body, EVENT.couponApplied, [code]);
      const isSettled = ({ name, value }: Control) => refusal === undefined && name === COUPON.field && value === code;
      await refreshCartPage({ isSettled });
      if (refusal !== undefined) showAtField(form, refusal);
      // The builder's form is outside of the markup that was exchanged.
      else if (field?.isConnected && field.value === code) field.value = '';
    } catch (error) {
      if (!isAborted(error)) showAtField(form, failureFromError(error));
    }
  });
}

/** Removes a coupon (woocommerce.md §2.6, §4.6). */
export function dropCoupon(link: HTMLElement): Promise<void> {
  const code = link.getAttribute(REMOVE_COUPON.code) ?? '';
  return changeCart(`remove ${code}`, async ({ isBehind }) => {
    const { notices } = await removeCoupon(code);
    replaceNotices([...parseHtml(notices).children], { kept: isBehind ? shownNotices() : [] });
    emit(document.body, EVENT.couponRemoved, [code]);
    await refreshCartPage();
  });
}

/** The form may have been replaced meanwhile, or removed with the last line. */
function showAtField(form: HTMLFormElement, reason: string | Failure): void {
  const field = fieldIn(membersOf(form).isConnected ? form : document);
  const container = field?.closest(COUPON.area) ?? field?.parentElement;
  if (field && container) showFieldError(field, container, reason);
}

function fieldIn(region: ParentNode): HTMLInputElement | null {
  return region.querySelector<HTMLInputElement>(`[name="${COUPON.field}"]`);
}
