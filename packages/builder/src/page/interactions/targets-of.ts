import { findPopups } from '../../overlays/popups/find-popups.ts';
import { ATTRIBUTES } from './contract.ts';
import type { Interaction, Target } from './interaction.ts';
import { textOf } from './read-printed.ts';

/**
 * The elements that an interaction acts on; undefined if it names none, in which case it does not run.
 *
 * @throws {DOMException} for an invalid selector.
 */
export function targetsOf({ printed, source }: Interaction): readonly Target[] | undefined {
  if (printed.target === 'custom') {
    const selector = textOf(printed.targetSelector);
    return selector ? [...document.querySelectorAll(selector)].filter(isTarget) : undefined;
  }
  if (printed.target === 'popup') {
    const id = textOf(printed.templateId);
    return id ? findPopups(id, source.getAttribute(ATTRIBUTES.loopId) ?? undefined).filter(isTarget) : undefined;
  }
  return [source];
}

function isTarget(element: Element): element is Target {
  return element instanceof HTMLElement || element instanceof SVGElement;
}
