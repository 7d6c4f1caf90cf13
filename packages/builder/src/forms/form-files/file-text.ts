import { fileTexts, text } from '@stirrup/cms/texts';

/** A text about files, with what belongs in the place of `%s`. */
export function fileText(name: keyof typeof fileTexts, value = '%s'): string {
  return fillIn(text(fileTexts, name), value);
}

/** By a function: a file may be called `$&`. */
export function fillIn(text: string, value: string): string {
  return text.replace('%s', () => value);
}
