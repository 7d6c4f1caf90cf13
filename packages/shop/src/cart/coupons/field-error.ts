import { type Failure, renderFailure, toFailure } from './call-failure.ts';
import { FIELD_ERROR } from './contract.ts';

/**
 * Shows a validation error at a coupon's field and focuses the field. The message is announced, describes the field,
 * and goes with the next input (woocommerce.md §4.6, §4.7).
 *
 * @param container The message is appended here. A `p` can contain a `span` only.
 */
export function showFieldError(field: HTMLInputElement, container: Element, reason: string | Failure): void {
  clearFieldError(field);
  const note = document.createElement(container.matches('p') ? 'span' : 'p');
  Object.assign(note, { id: freeId(), className: FIELD_ERROR.class });
  note.setAttribute('role', 'alert');
  container.append(note);
  // Screen readers announce an alert if its content changes while it is on the page.
  renderFailure(note, toFailure(reason));
  field.classList.add(FIELD_ERROR.fieldClass);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', [...descriptions(field), note.id].join(' '));
  field.focus();
  field.addEventListener('input', () => clearFieldError(field), { once: true });
}

/** Removes the message of {@link showFieldError}, if any. */
export function clearFieldError(field: Element): void {
  const ids = descriptions(field);
  const note = ids
    .map((id) => document.getElementById(id))
    .find((element) => element?.matches(`.${FIELD_ERROR.class}`));
  if (!note) return;
  note.remove();
  field.classList.remove(FIELD_ERROR.fieldClass);
  if (!field.classList.length) field.removeAttribute('class');
  field.removeAttribute('aria-invalid');
  const others = ids.filter((id) => id !== note.id).join(' ');
  if (others) field.setAttribute('aria-describedby', others);
  else field.removeAttribute('aria-describedby');
}

function descriptions(field: Element): string[] {
  return (field.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
}

/** The shop's id, or a numbered one: a page may have two coupon fields. */
function freeId(): string {
  let id: string = FIELD_ERROR.id;
  for (let number = 2; document.getElementById(id); number++) id = `${FIELD_ERROR.id}-${number}`;
  return id;
}
