import { INTERACTION } from './contract.ts';
import { updateSource } from './update-source.ts';

/** Shows on all elements with an interaction that toggles a panel whether it is open. Toggles are islands of their own. */
export function updateInteractions(panel: Element, isOpen: boolean): void {
  for (const source of document.querySelectorAll(INTERACTION.toggle)) {
    if (selectorsOf(source).some((selector) => finds(selector, panel))) updateSource(source, isOpen);
  }
}

/** Selectors of the panels that an element toggles; none from malformed JSON, which its interactions warn of. */
function selectorsOf(source: Element): string[] {
  try {
    const printed: unknown = JSON.parse(source.getAttribute(INTERACTION.printed) ?? '[]');
    return Object.values(Object(printed)).map((each) => String(Reflect.get(Object(each), 'offCanvasSelector') ?? ''));
  } catch {
    return [];
  }
}

function finds(selector: string, panel: Element): boolean {
  try {
    return document.querySelector(selector) === panel;
  } catch {
    return false;
  }
}
