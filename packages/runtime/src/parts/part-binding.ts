import type { PartHandlers } from './part-events.ts';

/**
 * Booleans are printed as "true" and "false" in `aria-*` and `data-*`, and add or remove any other attribute; `null`
 * removes.
 */
export type AttributeValue = string | number | boolean | null;

type PlainAttribute =
  | 'autocomplete'
  | 'role'
  | 'id'
  | 'tabindex'
  | 'autofocus'
  | 'hidden'
  | 'disabled'
  | 'required'
  | 'novalidate'
  | 'inert'
  | 'title'
  | 'href'
  | 'for'
  | 'open'
  | 'popover';

/** Attributes of a part; an omitted one keeps the printed value. */
export type PartAttributes = {
  readonly [A in `aria-${string}` | `data-${string}` | PlainAttribute]?: AttributeValue;
};

/** Handlers, attributes and states that a component sets on one part, as long as it returns them. */
export type PartBinding<S extends string = string> = PartHandlers &
  PartAttributes & {
    /** States of the part; the dialect determines how each shows. */
    readonly is?: { readonly [K in S]?: boolean };
    /** Classes belong to the CMS: a state adds and removes one without touching the others. */
    readonly class?: never;
    readonly className?: never;
    readonly style?: never;
  };

/** The value of an attribute as text; null removes it. */
export function attributeText(name: string, value: AttributeValue): string | null {
  if (typeof value !== 'boolean') return value === null ? null : String(value);
  if (name.startsWith('aria-') || name.startsWith('data-')) return String(value);
  return value ? '' : null;
}
