/** A form and the elements that show its variation. */
export interface FormPlace {
  readonly form: HTMLElement;
  /** The element around form and pictures. */
  readonly product: ParentNode;
  /** The element around the quantity. */
  readonly quantityBox: HTMLElement | undefined;
}
