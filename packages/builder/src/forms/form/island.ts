import { defineIsland } from '@stirrup/runtime';

/**
 * Forms of the builder: validated, sent in the background, answered where the visitor waits; no entry is lost.
 *
 * In our own dialect, a form with an `action` goes there, whatever stands behind the page.
 *
 * Forms that unlock a post on WordPress's own password page are left to the browser.
 *
 * @example
 * ```html
 * <form data-island="form" method="post" action="/contact">
 *   <div data-part="field"><label for="mail">Email</label> <input id="mail" name="mail" type="email" required></div>
 *   <button type="submit">Send</button>
 * </form>
 *
 * <!-- by the builder, or known to its server -->
 * <form class="brxe-form" method="post" data-element-id="contac" data-notice='{"closeButton":true}'>
 *   <div class="form-group" role="group"><input name="form-field-mailab" type="email" aria-label="E-mail" required></div>
 *   <div class="form-group submit-button-wrapper"><button type="submit">Send</button></div>
 * </form>
 *
 * <form data-island="form" method="post" data-element-id="contac" data-close-button>…</form>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { form } from '@stirrup/builder/form';
 *
 * start(form);
 * ```
 * Follows bricks-dynamic.md §6, §9.2, §10.
 */
export const form = defineIsland({
  name: 'form',
  selectors: { bricks: 'form.brxe-form:not([action*="action=postpass"])' },
  start: 'visible',
  holds: ['submit'],
  load: () => import('./form.tsx'),
});
