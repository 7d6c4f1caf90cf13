import { text } from '@stirrup/cms/texts';
import { createButton, membersOf } from '@stirrup/runtime';
import { isShown, partAround, partIn } from '../form-fields/named-parts.ts';
import { fileTexts } from '../form-files/texts.ts';
import { PREVIEW } from './contract.ts';
import { enter, idsOf } from './entered-pictures.ts';
import { openLibrary, type Picture } from './open-library.ts';
import { offerMoves, orderPictures } from './order-pictures.ts';

/**
 * Lets a form's fields for pictures open WordPress's media library, show the chosen pictures, order them, and remove them
 * again. The page lacks the library for visitors who may not use it; they can choose none then.
 *
 * @example
 * ```html
 * <div class="form-group"><div class="gallery-preview"></div>
 *   <button type="button" class="choose-files image multiple" data-action="media-library">Choose
 *     <input type="hidden" name="form-field-pictures"></button></div>
 * ```
 * ```ts
 * attachMedia(form, signal);
 * ```
 * Follows bricks-dynamic.md §6.2.
 */
export function attachMedia(form: HTMLFormElement, signal: AbortSignal): void {
  const handleClick = (event: Event) => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    const remove = partAround(event.target, 'removePicture') ?? event.target.closest<HTMLElement>(PREVIEW.remove);
    const field = remove && partAround(remove, 'field');
    const button = (field && partIn(field, 'picture')) ?? partAround(event.target, 'picture');
    if (!button) return;
    if (remove) removePicture(button, remove);
    else choose(button);
  };
  membersOf(form).addEventListener('click', handleClick, { signal });
  orderPictures(form, signal);
}

function choose(button: HTMLElement): void {
  const isMultiple = isShown(button, 'multiple');
  const onChosen = (chosen: readonly Picture[]) => {
    const present = isMultiple ? idsOf(button) : [];
    const fresh = chosen.filter(({ id }) => !present.includes(id)).slice(0, isMultiple ? undefined : 1);
    if (fresh.length > 0) enter(button, [...present, ...fresh.map(({ id }) => id)]);
    for (const picture of fresh) show(button, picture);
  };
  openLibrary(button, button.textContent.trim(), isMultiple, onChosen, () => button.focus());
}

function removePicture(button: HTMLElement, remove: HTMLElement): void {
  const preview = partAround(remove, 'preview') ?? remove.closest(`.${PREVIEW.class}`);
  const id = remove.getAttribute(PREVIEW.id);
  const hadFocus = preview?.contains(document.activeElement);
  if (preview && partAround(preview, 'gallery')) preview.remove();
  else preview?.querySelector('img')?.remove();
  enter(button, isShown(button, 'multiple') ? idsOf(button).filter((one) => one !== id) : []);
  if (hadFocus) button.focus();
}

/** A field for one picture already has its preview, empty or with the last picture. */
function show(button: HTMLElement, { id, url, alt }: Picture): void {
  const field = partAround(button, 'field');
  const image = Object.assign(document.createElement('img'), { src: url, alt });
  image.setAttribute(PREVIEW.id, id);
  const gallery = field && partIn(field, 'gallery');
  const preview = gallery ? document.createElement('div') : field && partIn(field, 'preview');
  if (!preview) return;
  if (!gallery) {
    preview.querySelector('img')?.remove();
    partIn(preview, 'removePicture')?.setAttribute(PREVIEW.id, id);
    preview.prepend(image);
    return;
  }
  const remove = createButton({ className: PREVIEW.removeClass });
  remove.setAttribute(PREVIEW.id, id);
  remove.setAttribute(...PREVIEW.action);
  remove.setAttribute('aria-label', `${text(fileTexts, 'remove')} ${alt}`.trim());
  preview.className = PREVIEW.class;
  preview.append(image, remove);
  gallery.append(preview);
  offerMoves(preview);
}
