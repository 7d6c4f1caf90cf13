/** Properties that buttons made by islands have. */
type ButtonProperties = Partial<Pick<HTMLButtonElement, 'className' | 'onclick' | 'textContent'>>;

/**
 * Creates a button that submits no form. Attributes are the caller's to set.
 *
 * @example
 * ```ts
 * message.append(createButton({ textContent: text(commonTexts, 'tryAgain'), onclick: retry }));
 * ```
 */
export function createButton(properties: ButtonProperties = {}): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button' }, properties);
}
