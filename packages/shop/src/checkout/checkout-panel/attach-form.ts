import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { uniqueId } from '@stirrup/runtime';

const CONTROLS = 'input, select, textarea, button';

/**
 * The form that a panel's fields are sent with. Where the panel is none and has none, for the builder prints it inside
 * the checkout's form, that is one of our own outside of everything: the fields are given to it by their `form`
 * attribute. So Enter sends the panel and never the order, required fields of the panel do not hold up the order, the
 * checkout does not send a password along with its addresses, and the browser checks and sends what it always does.
 */
export function attachForm(panel: HTMLElement, signal: AbortSignal): HTMLFormElement {
  const present = panel instanceof HTMLFormElement ? panel : panel.querySelector('form');
  if (present instanceof HTMLFormElement) return present;

  // Listens before it changes anything: an island that fails leaves the page as it was.
  // The builder's script, where it is still there, sends the panel when its button is clicked. So do we, a little later.
  const stop = (event: Event) => {
    const isButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (isButton && hasLegacyScript('bricks-woocommerce')) event.stopImmediatePropagation();
  };
  panel.addEventListener('click', stop, { capture: true, signal });

  const form = document.createElement('form');
  Object.assign(form, { id: uniqueId('panel'), method: 'post', hidden: true });
  document.body.append(form);
  const controls = [...panel.querySelectorAll(CONTROLS)];
  for (const control of controls) control.setAttribute('form', form.id);
  signal.addEventListener('abort', () => {
    form.remove();
    for (const control of controls) control.removeAttribute('form');
  });
  return form;
}
