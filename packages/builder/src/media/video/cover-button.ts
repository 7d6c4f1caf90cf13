import { createButton } from '@stirrup/runtime';

/** Outlines inside, where no overflow is cut off; the pointer stays on the printed covers, with their styles. */
const COVERS =
  'position:absolute;inset:0;z-index:1;width:100%;height:100%;border:0;background:none;outline-offset:-4px;pointer-events:none';

/** A button for keyboards and screen readers that lies over the covers of a film. */
export function coverButton(name: string): HTMLButtonElement {
  const button = createButton();
  button.style.cssText = COVERS;
  button.setAttribute('aria-label', name);
  return button;
}
