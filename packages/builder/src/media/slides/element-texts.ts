import { elementText } from '@stirrup/cms/elements';

/** Name of a text, and values for its placeholders. */
type Wanted = readonly [...Parameters<typeof elementText>];

/** Texts of a library by its own names, in the page's language. */
export function elementTexts(wanted: Readonly<Record<string, Wanted | Wanted[0]>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, text]) => [
      name,
      typeof text === 'string' ? elementText(text) : elementText(...text),
    ]),
  );
}
