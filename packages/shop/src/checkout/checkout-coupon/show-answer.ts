import { NOTICES_CLASS, showNotices, shownContainers } from '@stirrup/cms/notices';
import { membersOf } from '@stirrup/runtime';
import { CHECKOUT, CHOSEN_CONTAINER } from './contract.ts';
import { removeOutdatedNotices } from './remove-outdated-notices.ts';

/**
 * Shows the shop's notices in one container: the one that the author placed in the builder, else the last one before
 * the checkout's form. A page without a container gets one before the form, or before the panel if there is no form
 * (woocommerce.md §4.7, bricks-dynamic.md §8.2). Earlier notices go.
 */
export function showAnswer(notices: string, panel: HTMLElement): void {
  removeOutdatedNotices();
  const form = document.querySelector(CHECKOUT.form) ?? panel;
  const containers = shownContainers();
  const before = (container: Element) => container.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING;
  const chosen = containers.find((container) => container.matches(CHOSEN_CONTAINER));
  showNotices(notices, {
    scroll: true,
    container: chosen ?? containers.findLast(before) ?? containers[0] ?? newContainer(form),
  });
}

function newContainer(form: Element): Element {
  const container = Object.assign(document.createElement('div'), { className: NOTICES_CLASS });
  membersOf(form).before(container);
  return container;
}
