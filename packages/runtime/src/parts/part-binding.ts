import type { PartHandlers } from './part-events.ts';

/** `true` and `false` are printed as words in `aria-*` and `data-*`, and add or remove any other attribute; `null` removes. */
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
  | 'open'
  | 'popover';

/** Attributes a part can be given; one that is left out keeps what the server printed. */
export type PartAttributes = {
  readonly [A in `aria-${string}` | `data-${string}` | PlainAttribute]?: AttributeValue;
};

/** Handlers, attributes and states that a component sets on one part, for as long as it returns them. */
export type PartBinding<S extends string = string> = PartHandlers &
  PartAttributes & {
    /** States that the part is in; the dialect says how each shows. */
    readonly is?: { readonly [K in S]?: boolean };
    /** Classes belong to the CMS: a state adds and removes one without touching the others. */
    readonly class?: never;
    readonly className?: never;
    readonly style?: never;
  };

/** The text an attribute gets; null if it is to be absent. */
export function attributeText(name: string, value: AttributeValue): string | null {
  if (typeof value !== 'boolean') return value === null ? null : String(value);
  if (name.startsWith('aria-') || name.startsWith('data-')) return String(value);
  return value ? '' : null;
}
