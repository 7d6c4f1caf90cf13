import { createButton } from '@stirrup/runtime';

/** Outlines inside, where no overflow is cut off; the pointer stays on the printed covers, with their styles. */
const COVERS =
  'position:absolute;inset:0;z-index:1;width:100%;height:100%;border:0;background:none;outline-offset:-4px;pointer-events:none';

/**
 * A button for keyboards and screen readers that lies over the covers of a film.
 *
 * @param fetchName Fetches the name of a button whose author gave it none.
 */
export function coverButton(name: string | undefined, fetchName: () => Promise<string>): HTMLButtonElement {
  const button = createButton();
  button.style.cssText = COVERS;
  const setName = (given: string) => button.setAttribute('aria-label', given);
  if (name) setName(name);
  else fetchName().then(setName, () => undefined);
  return button;
}
