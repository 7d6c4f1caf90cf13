/** JSON attribute of our own dialect. */
export const OPTIONS_ATTRIBUTE = 'data-options';

/** The attribute of an option in our own dialect: `data-open-tab` of `openTab`. */
export function optionAttribute(option: string): string {
  return `data-${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
