import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { uniqueId } from '@stirrup/runtime';

/** Controls that the form submits, or that submit it. */
const CONTROLS = 'input, select, textarea, button';

/**
 * The form that submits a panel's fields: the panel itself, or a form in it. The builder prints a panel without either,
 * inside the checkout's form; its fields then get a `form` attribute that points to a new form outside of the checkout.
 * So Enter submits the panel and never the order, the panel's required fields do not block the order, a password is not
 * sent along with the checkout's addresses, and the browser validates and submits as usual.
 */
export function attachForm(panel: HTMLElement, signal: AbortSignal): HTMLFormElement {
  const present = panel instanceof HTMLFormElement ? panel : panel.querySelector('form');
  if (present instanceof HTMLFormElement) return present;

  // Listening comes before any change, so that an island that fails leaves the page as printed. The builder's script,
  // if still present, submits the panel at the click on its button, ahead of the form's submit event, which we handle: such
  // a click is stopped.
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
