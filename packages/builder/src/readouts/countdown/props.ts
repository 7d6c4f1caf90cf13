import { choice, defineProps, type Reader, string } from '@stirrup/runtime';
import { optionsIn } from '../../shared/options-in.ts';
import { type Field, OPTIONS } from './contract.ts';

/** Reads the fields; those without a format show nothing. PHP prints a list with missing indices as an object. */
const fieldList: Reader<readonly Field[]> = {
  fallback: [],
  expected: 'fields',
  parse: (raw) =>
    Object.values(Object(raw))
      .map(readField)
      .filter(({ format }) => format),
};

function readField(raw: unknown): Field {
  const printed: Readonly<Record<string, unknown>> = Object(raw);
  const textOf = (name: keyof Field) => String(printed[name] ?? '');
  return { format: textOf('format'), prefix: textOf('prefix'), suffix: textOf('suffix') };
}

const readers = {
  /** Date and time of the end, `YYYY-MM-DD HH:MM`. */
  date: string(),
  /** Zone of the date: a name of the IANA database, or an offset from UTC, `UTC+02:00`; UTC if empty. */
  timezone: string(),
  /** At the end: stays at zero, shows nothing, or shows a text. */
  action: choice(['countdown', 'hide', 'text'], 'countdown'),
  /** Text that shows at the end with the action `text`: with formats such as `<b>`, and in the builder any HTML. */
  actionText: string(),
  /** Texts to make: a list of `format`, `prefix` and `suffix`, each with formats, or in the builder any HTML. @default the printed `format` parts */
  fields: fieldList,
};

/** Options of a countdown. */
export const countdownProps = defineProps(readers, { bricks: optionsIn(OPTIONS, readers) });
