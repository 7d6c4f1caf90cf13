import { addDialect, ERROR_EVENT, pageRegistry, start } from '@stirrup/runtime';
import { islands } from '../../packages/stirrup/src/islands.ts';
import { createReader } from './create-reader.ts';
import type { InventedNames } from './invent-names.ts';
import { bringUp } from './page-islands.ts';
import { recordOutside } from './record-outside.ts';
import { partsOf, renamePage, rootsOf, teachPage } from './rename-page.ts';
import { stopClock } from './stop-clock.ts';
import { type Act, visitPage } from './visit-page.ts';

/** A dialect that no island knows. */
const INVENTED = 'invented';

/** The record of a page in one dialect. */
export interface Trial {
  /** Islands that were ready in the tested dialect, once per element. */
  readonly ready: readonly string[];
  readonly acts: readonly Act[];
}

/** Parts that an island may have, `tabs: title`, but that no island has on these pages. */
export function missingParts(all: readonly InventedNames[], pages: readonly string[]): readonly string[] {
  const documents = pages.map((html) => new DOMParser().parseFromString(html, 'text/html'));
  return all.flatMap((names) => {
    const found = documents.flatMap((page) => rootsOf(names, page).map((root) => partsOf(root, names)));
    const missing = names.parts.filter(({ name }) => !found.some((parts) => parts[name]?.length));
    return missing.map(({ name }) => `${names.island}: ${name}`);
  });
}

/** Teaches every island a dialect, and returns those that refuse it because they have no names. */
export async function refusingIslands(): Promise<readonly string[]> {
  const refusing: string[] = [];
  document.addEventListener(ERROR_EVENT, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { island, error } = event.detail;
    if (error instanceof Error && error.message.includes('knows its own markup only')) refusing.push(island);
  });
  start(...islands);
  for (const { name } of islands) {
    const element = document.createElement('div');
    element.className = `x-${name}`;
    document.body.append(element);
    addDialect(name, INVENTED, [`.${element.className}`]);
  }
  await bringUp();
  return refusing;
}

/** Uses all islands of the page that have names, in the printed dialect or in an invented one. */
export async function tryInvented(all: readonly InventedNames[], isRenamed: boolean, taught = all): Promise<Trial> {
  // A document at the address of the previous one counts as a reload, which would restore the state saved there.
  history.replaceState(null, '');
  const recorded = recordOutside();
  const rest = stopClock();
  const own = all.flatMap((names) => rootsOf(names).map((root) => ({ root, names })));
  const parts = new Map(
    own.map(({ root, names }) => {
      const found = Object.values(partsOf(root, names)).flat();
      return [root, found.map(({ element }) => element)] as const;
    }),
  );
  const leftOut = renamePage(all, isRenamed);
  const reader = createReader(all, leftOut);
  start(...islands);
  if (isRenamed) teachPage(taught, INVENTED);
  let isUp = false;
  void bringUp().then(() => {
    isUp = true;
  });
  while (!isUp) await rest();
  await rest();
  const ready = own.flatMap(({ root, names }) => {
    const claims = pageRegistry()
      .claimsOf(root)
      .filter(({ definition }) => definition.name === names.island);
    return claims.flatMap(({ state, dialect }) =>
      state === 'ready' && (dialect === INVENTED) === isRenamed ? names.island : [],
    );
  });
  const roots = own
    .map(({ root }) => root)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const acts = await visitPage(roots, (root) => parts.get(root) ?? [], { ...reader, rest, recorded });
  return { ready, acts };
}
