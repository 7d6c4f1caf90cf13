/** The option that the server has printed as chosen: without a mark, browsers choose the first. */
export function printedOption(select: HTMLSelectElement): HTMLOptionElement | undefined {
  return select.querySelector<HTMLOptionElement>('option[selected]') ?? select.options[0];
}
