import type { FormValue } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { CHILD_QUANTITY, FIELD, OWN_FIELDS, TYPE_SELECTOR } from './contract.ts';
import type { PRODUCT_TYPES } from './props.ts';

/** Kind of product. */
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** The visitor's entries in a product form. */
export interface Entries {
  readonly productType: ProductType;
  readonly productId: string;
  readonly quantity: string;
  readonly variationId: string;
  /** Options by attribute. */
  readonly variation: Readonly<Record<string, string>>;
  /** Quantity of each child of a group, if above 0. */
  readonly products: Readonly<Record<string, string>>;
  /** All other fields, for plugins; repeated names are lists without duplicates (bricks-dynamic.md §8.1). */
  readonly others: Readonly<Record<string, FormValue>>;
  /** True if a file is among them: calls cannot carry files. */
  readonly hasFile: boolean;
}

/** Reads a product's form. If an option has two fields, as with the builder's swatches, the later one counts. */
export function readEntries(form: HTMLFormElement, otherwise: ProductType): Entries {
  const data = new FormData(form);
  const texts = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const value = (name: string) => texts.find(([other]) => other === name)?.[1] ?? '';
  const names = texts.map(([name]) => name).filter((name) => !OWN_FIELDS.has(name) && !name.includes(FIELD.attribute));
  const others = Object.fromEntries(
    names.map((name): [string, FormValue] => {
      const values = [...new Set(texts.flatMap(([other, text]) => (other === name ? [text] : [])))];
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
  return {
    productType: typeOf(form) ?? otherwise,
    productId: value(FIELD.product) || idOf(form),
    quantity: value(FIELD.quantity),
    variationId: value(FIELD.variation),
    variation: Object.fromEntries(texts.filter(([name]) => name.includes(FIELD.attribute))),
    products: Object.fromEntries(
      texts.flatMap(([name, amount]) => {
        const id = CHILD_QUANTITY.exec(name)?.[1];
        return id && Number(amount) > 0 ? [[id, amount]] : [];
      }),
    ),
    others,
    hasFile: [...data.values()].some((entry) => typeof entry !== 'string' && entry.size > 0),
  };
}

/** Fields for the builder's endpoint (bricks-dynamic.md §8.1). */
export function builderFields(entries: Entries): Record<string, FormValue> {
  const { productType, productId: product_id, quantity, variationId, variation, products, others } = entries;
  const given = {
    simple: { product_id, quantity, product_type: productType },
    variable: { product_id, quantity, variation_id: variationId, product_type: productType, variation },
    grouped: { product_id, quantity, product_type: productType, products },
  }[productType];
  return { ...given, ...others };
}

/** Fields for the shop's endpoint. It expects a variation's id in place of the product's (woocommerce.md §2.2). */
export function shopFields({
  productType,
  productId,
  quantity,
  variationId,
  others,
}: Entries): Record<string, FormValue> {
  return { product_id: productType === 'variable' ? variationId : productId, quantity, ...others };
}

function typeOf(form: HTMLFormElement): ProductType | undefined {
  if (membersOf(form).matches(TYPE_SELECTOR.variable)) return 'variable';
  return membersOf(form).matches(TYPE_SELECTOR.grouped) ? 'grouped' : undefined;
}

/** The product's id; in simple forms the button's value, which `FormData` lacks. */
function idOf(form: HTMLFormElement): string {
  return membersOf(form).querySelector<HTMLInputElement | HTMLButtonElement>(`[name="${FIELD.id}"]`)?.value ?? '';
}
