import { elementText } from '@stirrup/cms/elements';
import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { createButton, membersOf } from '@stirrup/runtime';
import { partAround, partIn, partsIn } from '../form-fields/named-parts.ts';
import { MOVE, PREVIEW } from './contract.ts';
import { enter, idsOf } from './entered-pictures.ts';
import { mediaTexts } from './texts.ts';

/**
 * Lets visitors order the previews of a form's galleries until the signal aborts: by dragging one to the place of another,
 * or by the buttons in each of them, for those who cannot drag.
 */
export function orderPictures(form: HTMLFormElement, signal: AbortSignal): void {
  const clean = () => {
    for (const button of membersOf(form).querySelectorAll(`[${MOVE.attribute}]`)) button.remove();
  };
  // A copy of a form that was up has its buttons, but not what they do.
  clean();
  signal.addEventListener('abort', clean);
  for (const gallery of partsIn(form, 'gallery')) for (const preview of gallery.children) offerMoves(preview);

  let dragged: Element | undefined;
  const follow = (event: DragEvent) => {
    const { type, target, dataTransfer } = event;
    const preview = previewAround(target);
    if (type === 'dragstart') {
      dragged = preview;
      if (dragged && dataTransfer) dataTransfer.effectAllowed = 'move';
    } else if (type === 'dragend') dragged = undefined;
    else if (dragged && dragged.parentElement === preview?.parentElement) {
      event.preventDefault();
      // Browsers offer a dragged picture as a file, too, which the form's fields for files would refuse.
      event.stopPropagation();
      if (type === 'drop') move(dragged, preview, dragged);
    }
  };
  for (const type of ['dragstart', 'dragover', 'drop', 'dragend'] as const)
    membersOf(form).addEventListener(type, follow, { capture: true, signal });
}

/** Adds the buttons to a preview that move it by one place. */
export function offerMoves(preview: Element): void {
  for (const { by, sign, label } of MOVE.ways) {
    const onclick = () => {
      const all = [...(preview.parentElement?.children ?? [])];
      // It is the other one that moves: the button keeps the focus.
      move(all[all.indexOf(preview) + by], preview, preview);
    };
    const button = createButton({ className: MOVE.class, textContent: sign, onclick });
    button.setAttribute(MOVE.attribute, '');
    button.setAttribute('aria-label', `${text(mediaTexts, label)} ${nameOf(preview)}`.trim());
    preview.append(button);
  }
}

/** Moves a preview, if there is one, to the place of another one, and announces the place of the one that is meant. */
function move(moved: Element | undefined, other: Element, meant: Element): void {
  const gallery = other.parentElement;
  if (!gallery) return;
  if (moved && moved !== other) {
    const isLater = moved.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    other[isLater ? 'after' : 'before'](moved);
    enterOrder(gallery);
  }
  const all = [...gallery.children];
  announce(`${nameOf(meant)} ${elementText('slideLabel', all.indexOf(meant) + 1, all.length)}`.trim());
}

/** Enters the pictures of a gallery in the order in which it shows them. */
function enterOrder(gallery: Element): void {
  const field = partAround(gallery, 'field');
  const button = field && partIn(field, 'picture');
  if (!button) return;
  const shown = Array.from(gallery.children, (preview) =>
    preview.querySelector(`[${PREVIEW.id}]`)?.getAttribute(PREVIEW.id),
  );
  enter(
    button,
    idsOf(button).sort((one, other) => shown.indexOf(one) - shown.indexOf(other)),
  );
}

function previewAround(target: EventTarget | null): Element | undefined {
  const gallery = target instanceof Element ? partAround(target, 'gallery') : null;
  return Array.from(gallery?.children ?? []).find((preview) => target instanceof Node && preview.contains(target));
}

/** The name of a preview's picture; empty if it has none. */
function nameOf(preview: Element): string {
  return preview.querySelector('img')?.alt ?? '';
}
