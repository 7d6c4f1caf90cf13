import { isEntered } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { behaviour, membersOf, type Part } from '@stirrup/runtime';
import { isPressWithoutClick, ownClick } from '../../shared/own-click.ts';
import { lastInput, whenSettled } from '../when-settled.ts';
import { productsFilterContract } from './contract.ts';
import { productsFilterProps } from './props.ts';

/** Elements that browsers already treat as buttons. */
const NATIVE = 'button, summary';

/**
 * Filters of products, in a form that loads the page again; titles after the ARIA Authoring Practices (Disclosure).
 *
 * A behaviour: it submits a form, and which items are open is all of its state.
 */
export default behaviour({ props: productsFilterProps, contract: productsFilterContract }, ({ island }) => {
  const { element: root, signal } = island;
  const opened = new Map<Element, boolean>();
  let form: HTMLFormElement | null = null;
  const submit = whenSettled(() => form && membersOf(form).requestSubmit(), signal);
  const { isByHand, handlers } = lastInput();
  const itemOf = (title: Part) => island.parts.item.find(({ element }) => element === title.element.parentElement);
  const isOpen = (item: Part) => opened.get(item.element) ?? island.shows('open', item) ?? false;

  const controlAt = (target: EventTarget | null) => {
    const control = island.parts.control.find(({ element }) => element === target)?.element;
    return control instanceof HTMLSelectElement || control instanceof HTMLInputElement ? control : undefined;
  };
  const choose = (event: Event) => {
    const control = controlAt(event.target);
    if (!control) return;
    // The builder's script listens on the controls, and submits at once.
    if (hasLegacyScript('bricks-woocommerce')) event.stopPropagation();
    form = control.form;
    submit(isByHand());
  };
  const toggle = (item: Part) => {
    opened.set(item.element, !isOpen(item));
    show();
  };
  const show = () =>
    island.bind({
      item: (item) =>
        island.parts.title.some((title) => itemOf(title) === item) ? { is: { open: isOpen(item) } } : {},
      title: (title) => {
        const item = itemOf(title);
        if (!item) return {};
        const isNative = title.element.matches(NATIVE);
        return {
          ...(!isNative && { role: 'button', tabindex: 0 }),
          'aria-expanded': isOpen(item),
          ...ownClick(() => toggle(item), 'bricks-woocommerce'),
          onKeyDown: (event) => {
            if (event.target !== title.element || !isPressWithoutClick(event, title.element)) return;
            event.preventDefault();
            // A key that is held down is one press.
            if (!event.repeat) toggle(item);
          },
        };
      },
      // A button has no headings in it.
      heading: () => ({ role: 'presentation' }),
      control: () => ({
        // Choices from the browser's cache would not be those of the list.
        autocomplete: 'off',
        ...handlers,
      }),
    });

  show();
  // Chosen before the island was up.
  const early = controlAt(document.activeElement);
  if (early && isEntered(early)) {
    form = early.form;
    submit(true);
  }
  root.addEventListener('change', choose, { capture: true, signal });
  const restore = ({ persisted }: PageTransitionEvent) => {
    const forms = new Set(island.parts.control.map(({ element }) => element.closest('form')));
    if (persisted) for (const each of forms) each && membersOf(each).reset();
  };
  addEventListener('pageshow', restore, { signal });
});
