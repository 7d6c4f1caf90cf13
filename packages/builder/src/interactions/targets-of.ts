import { ATTRIBUTES, POPUP } from './contract.ts';
import type { Interaction, Target } from './interaction.ts';
import { textOf } from './read-printed.ts';

/**
 * The elements that an interaction acts on; undefined where it names none, so that nothing happens at all.
 *
 * @throws {DOMException} for a selector that is none.
 */
export function targetsOf({ printed, source }: Interaction): readonly Target[] | undefined {
  if (printed.target === 'custom') {
    const selector = textOf(printed.targetSelector);
    return selector ? find(selector) : undefined;
  }
  if (printed.target === 'popup') {
    const id = textOf(printed.templateId);
    return id ? popupsCalled(id, source.getAttribute(ATTRIBUTES.loopId)) : undefined;
  }
  return [source];
}

/** The popup of the same item of the loop, else all of that id: popups of loops are printed once per item. */
function popupsCalled(id: string, loopId: string | null): readonly Target[] {
  const byId = `[${POPUP.id}="${CSS.escape(id)}"]`;
  const [own] = loopId ? find(`${byId}[${POPUP.loopId}="${CSS.escape(loopId)}"]`) : [];
  return own ? [own] : find(POPUP.selector + byId);
}

function find(selector: string): readonly Target[] {
  const isTarget = (element: Element): element is Target =>
    element instanceof HTMLElement || element instanceof SVGElement;
  return [...document.querySelectorAll(selector)].filter(isTarget);
}
