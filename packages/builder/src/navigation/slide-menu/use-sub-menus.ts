import { type SlideOptions, slide, stopSlide } from '@stirrup/overlays/slide';
import type { Part } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { placeButton } from './place-button.ts';
import type { Row } from './rows.ts';

/** The open sub-menus, and a function to open and shut them. */
export interface SubMenus {
  readonly isMarked: (row: Row) => boolean;
  /** Opening one shuts its siblings. Sub-menus inside those stay open. */
  readonly show: (row: Row, isOpening: boolean) => void;
}

/** The state of a menu's sub-menus. At first only those of the `expanded` items are open. */
export function useSubMenus(rows: readonly Row[], expanded: readonly Part[], options: SlideOptions): SubMenus {
  const [atFirst] = useState(() => rows.filter(({ item }) => expanded.some(({ element }) => element === item)));
  const [marked, setMarked] = useState(atFirst);
  useLayoutEffect(() => {
    const undo = rows.map((row) => {
      const { subMenu, isMade } = row;
      const restore = keepAttributes(subMenu, ['style', 'hidden']);
      const removeButton = isMade ? placeButton(row) : undefined;
      slide(subMenu, atFirst.includes(row), { ...options, duration: 0 });
      return () => {
        stopSlide(subMenu);
        restore();
        removeButton?.();
      };
    });
    return () => {
      for (const restore of undo) restore();
    };
  }, [rows, atFirst, options]);
  useLayoutEffect(() => {
    // These buttons were not printed, so they are no parts and get their state here.
    for (const row of rows) if (row.isMade) row.button.setAttribute('aria-expanded', String(marked.includes(row)));
  });
  const show = (row: Row, isOpening: boolean) => {
    const isBeside = (other: Row) => other !== row && other.item.parentElement === row.item.parentElement;
    const shutting = isOpening ? rows.filter(isBeside) : [row];
    const opening = isOpening ? [row] : [];
    flushSync(() => setMarked((before) => [...before, ...opening].filter((other) => !shutting.includes(other))));
    for (const { subMenu } of opening) slide(subMenu, true, options);
    for (const { subMenu } of shutting) slide(subMenu, false, options);
  };
  return { isMarked: (row) => marked.includes(row), show };
}
