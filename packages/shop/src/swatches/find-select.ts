import { ATTRIBUTE_NAME, FORM } from './contract.ts';

/**
 * The select behind a list: beside it, in the same cell or in the form, by the attribute's name where the list tells
 * it. Undefined where there is none that could be meant.
 */
export function findSelect(root: HTMLElement): HTMLSelectElement | undefined {
  const name = root.getAttribute(ATTRIBUTE_NAME) || nameInside(root);
  const beside = onlySelects([root.previousElementSibling, ...(root.parentElement?.querySelectorAll('select') ?? [])]);
  const inForm = onlySelects(formOf(root)?.querySelectorAll('select') ?? []);
  const named = name && [...beside, ...inForm].find((select) => attributeOf(select) === name);
  // A name that no select has says less than a select that is alone with the list.
  return named || (!name || new Set(beside).size === 1 ? beside[0] : undefined);
}

/** The builder prints the name on a hidden field, the swatches plugin of late also on the items. */
function nameInside(root: HTMLElement): string | null | undefined {
  return root.querySelector(`[${ATTRIBUTE_NAME}]`)?.getAttribute(ATTRIBUTE_NAME);
}

function onlySelects(elements: Iterable<Element | null>): readonly HTMLSelectElement[] {
  return [...elements].filter((element) => element instanceof HTMLSelectElement);
}

/** The form that a list belongs to, or what stands for it in a listing. */
export function formOf(root: Element): HTMLElement | null {
  return root.closest<HTMLElement>(FORM.selector);
}

/** The selects of a form, one per attribute. */
export function selectsOf(form: ParentNode): readonly HTMLSelectElement[] {
  return [...form.querySelectorAll<HTMLSelectElement>(FORM.selects)];
}

/** The name of a select's attribute. */
export function attributeOf(select: HTMLSelectElement): string {
  return select.getAttribute(ATTRIBUTE_NAME) || select.name;
}
