import { text } from '@stirrup/cms/texts';
import { fileTexts } from './texts.ts';

/** A text about files, with `value` in place of `%s`. */
export function fileText(name: keyof typeof fileTexts, value = '%s'): string {
  return fillIn(text(fileTexts, name), value);
}

/** The replacement is a function, because a file may be called `$&`. */
export function fillIn(text: string, value: string): string {
  return text.replace('%s', () => value);
}
