import { useSyncStore } from '@stirrup/react';
import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';
import { keepAttributes } from '../keep-attributes.ts';

/** A field with a calendar. */
export interface DateCombobox {
  /** The field that visitors see. */
  readonly field: HTMLInputElement;
  /** Id of the calendar's dialog. */
  readonly dialog: string;
  readonly isOpen: ReadableAtom<boolean>;
}

/** Sets the combobox attributes of a field, and its `aria-expanded`. */
export function Combobox({ field, dialog, isOpen }: DateCombobox): null {
  const isExpanded = useSyncStore(isOpen);
  useLayoutEffect(() => {
    const attributes = { role: 'combobox', 'aria-haspopup': 'dialog', 'aria-controls': dialog };
    const restore = keepAttributes(field, [...Object.keys(attributes), 'aria-expanded']);
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return restore;
  }, [field, dialog]);
  useLayoutEffect(() => field.setAttribute('aria-expanded', String(isExpanded)), [field, isExpanded]);
  return null;
}
