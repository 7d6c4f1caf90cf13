/** The words of a place, for the name of its marker: those of each line apart. */
export const nameOf = (content: Element): string =>
  Array.from(content.childNodes, ({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(' ');
