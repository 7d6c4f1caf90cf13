import { uniqueId } from '@stirrup/runtime';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createCustodian } from './custodian.ts';
import { findSpine } from './find-spine.ts';
import { IslandRoot } from './island-root.tsx';
import type { MountRequest } from './mount-request.ts';
import { normaliseSpine } from './normalise-spine.ts';
import { sparseTree } from './sparse-tree.ts';

/**
 * Mounts an island by React, which adopts the printed nodes that are described to it. Everything that React needs and
 * Preact does not is here; builds of the other flavour have `lite-mount.tsx` in place of this file.
 *
 * Describing the DOM and hydrating it happen in one synchronous step, so that nothing can change in between.
 *
 * @returns A function that unmounts the island; its markup stays.
 */
export function mount({ context, parts, errors, createComponent }: MountRequest): () => void {
  const { element, name } = context;
  const spine = findSpine(element, parts.keys());
  const restore = normaliseSpine(spine);
  const tree = sparseTree(element, spine, parts);
  const render = createComponent(() => tree);
  const hydrate = () =>
    hydrateRoot(
      createCustodian(element, errors.refused),
      <IslandRoot errors={errors} render={() => errors.inRender(render)} />,
      {
        identifierPrefix: `${uniqueId(name)}-`,
        onRecoverableError: errors.recovered,
        // The boundary reports; React would print the error a second time.
        onCaughtError: () => undefined,
      },
    );
  const root = flushSync(hydrate);
  restore();
  return () => root.unmount();
}
