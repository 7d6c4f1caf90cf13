import type { Part } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { keepAttributes } from '../shared/keep-attributes.ts';

/**
 * Shows and hides parts by a style, as the CMS's scripts do: no style sheet overrules it. The printed style is restored
 * on unmount.
 */
export function useDisplay(parts: readonly Part[], isShown: (part: Part) => boolean): void {
  const [printed] = useState(() => parts.map(({ element }) => keepAttributes(element, ['style'])));
  useLayoutEffect(() => {
    for (const part of parts) part.element.style.display = isShown(part) ? '' : 'none';
  });
  useLayoutEffect(
    () => () => {
      for (const restore of printed) restore();
    },
    [printed],
  );
}
