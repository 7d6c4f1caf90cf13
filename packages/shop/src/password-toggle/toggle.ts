/** A field for a password, and the button that shows it. */
export interface Toggle {
  readonly input: HTMLInputElement;
  readonly button: HTMLElement;
  /** Shows on the markup, beside the button's name, whether the password can be seen. */
  readonly look: (isShown: boolean) => void;
  /** Whether the field gets the focus when the button was pressed. */
  readonly focusesInput: boolean;
  /** Gives the markup back. */
  readonly undo: () => void;
}
