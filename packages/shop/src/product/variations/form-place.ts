/** A form, and where what it finds is shown. */
export interface FormPlace {
  readonly form: HTMLElement;
  /** The element around form and pictures. */
  readonly product: ParentNode;
  /** Around the quantity. */
  readonly quantityBox: HTMLElement | undefined;
}
