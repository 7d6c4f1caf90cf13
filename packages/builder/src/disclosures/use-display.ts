import type { Part } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { keepAttributes } from '../shared/keep-attributes.ts';

/** Shows and hides parts by a style, as scripts of the CMS do: no style sheet overrules it. It is given back at the end. */
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
