import { isRecord } from '@stirrup/cms';
import { pageRegistry } from '@stirrup/runtime';
import { INTERACTIONS } from '../popups/contract.ts';
import { findPopups } from '../popups/find-popups.ts';
import { isPopup } from '../popups/is-popup.ts';

/** A control or an interaction that may open a popup. */
const OPENER = `[aria-controls], [${INTERACTIONS.printed}]`;

/**
 * Starts popups as soon as the pointer or the focus reaches a possible opener, so that they are up by the click. One
 * listener serves the page, and inspects each opener once.
 */
export function startWhenNear(): void {
  pageRegistry().shared('popups/near', () => {
    const known = new WeakSet<Element>();
    const look = ({ target }: Event) => {
      const opener = target instanceof Element ? target.closest(OPENER) : null;
      if (!opener || known.has(opener)) return;
      known.add(opener);
      const claims = popupsOf(opener).flatMap((popup) => pageRegistry().claimsOf(popup));
      for (const claim of claims) void claim.begin();
    };
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, { passive: true });
    return look;
  });
}

function popupsOf(opener: Element): Element[] {
  const ids = opener.getAttribute('aria-controls')?.split(/\s+/) ?? [];
  const controlled = ids.flatMap((id) => document.getElementById(id) ?? []).filter(isPopup);
  const loopId = opener.getAttribute(INTERACTIONS.loopId) ?? undefined;
  return [...controlled, ...templatesOf(opener).flatMap((id) => findPopups(id, loopId).slice(0, 1))];
}

/** Ids of the popups that an element's interactions name; none if the JSON is malformed. */
function templatesOf(opener: Element): string[] {
  try {
    const printed: unknown = JSON.parse(opener.getAttribute(INTERACTIONS.printed) ?? '{}');
    return Object.values(isRecord(printed) ? printed : {}).flatMap((interaction) => {
      const id = isRecord(interaction) ? interaction[INTERACTIONS.popup] : undefined;
      return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
    });
  } catch {
    return [];
  }
}
