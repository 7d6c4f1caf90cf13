import { pageRegistry, rootSelector } from '@stirrup/runtime';
import { INTERACTION } from '../../shared/interactions-contract.ts';
import { interactionsOf } from '../../shared/known-interactions.ts';
import { OPENER_LOOP_ID } from '../popups/contract.ts';
import { findPopups } from '../popups/find-popups.ts';
import { isPopup } from '../popups/is-popup.ts';

/**
 * Starts popups as soon as the pointer or the focus reaches a possible opener, a control or an interaction, so that they
 * are up by the click. One listener serves the page, and looks for the popups of an opener until it finds some.
 */
export function startWhenNear(): void {
  pageRegistry().shared('popups/near', () => {
    const known = new WeakSet<Element>();
    const handle = ({ target }: Event) => {
      const openers = `[aria-controls], [${INTERACTION.printed}], ${rootSelector('interactions')}`;
      const opener = target instanceof Element ? target.closest(openers) : null;
      if (!opener || known.has(opener)) return;
      const popups = popupsOf(opener);
      // The island of its interactions may not be up yet.
      if (popups.length > 0) known.add(opener);
      for (const claim of popups.flatMap((popup) => pageRegistry().claimsOf(popup))) void claim.begin();
    };
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, handle, { passive: true });
  });
}

function popupsOf(opener: Element): Element[] {
  const ids = opener.getAttribute('aria-controls')?.split(/\s+/) ?? [];
  const controlled = ids.flatMap((id) => document.getElementById(id) ?? []).filter(isPopup);
  const loopId = opener.getAttribute(OPENER_LOOP_ID) ?? undefined;
  return [...controlled, ...templatesOf(opener).flatMap((id) => findPopups(id, loopId).slice(0, 1))];
}

/** Ids of the popups that an element's interactions name. */
function templatesOf(opener: Element): string[] {
  return interactionsOf(opener).flatMap(({ templateId: id }) =>
    typeof id === 'string' || typeof id === 'number' ? [String(id)] : [],
  );
}
