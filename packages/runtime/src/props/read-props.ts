import type { IslandContext } from '../island-context.ts';
import type { InferProps, PropsSchema, Readers, Source } from './define-props.ts';
import { parseObject } from './parse-object.ts';
import { PropsError } from './props-error.ts';

/** JSON attribute of our own dialect. */
const OPTIONS_ATTRIBUTE = 'data-options';

type Origin = Pick<IslandContext, 'element' | 'dialect' | 'describe' | 'warn'>;

/**
 * Reads an island's options from its element. A bad value falls to its default, with one warning that names element,
 * attribute, value and what was expected; it never throws for what the CMS printed.
 *
 * @throws {PropsError} when a reader itself throws: that is a fault of the island, not of the page.
 */
export function readProps<R extends Readers>(origin: Origin, schema: PropsSchema<R>): InferProps<PropsSchema<R>> {
  const sources: Readonly<Record<string, Source | undefined>> = schema.sources[origin.dialect] ?? {};
  const entries = Object.entries(schema.readers).map(([name, reader]) => {
    const [place, raw] = findRaw(origin, name, sources[name]);
    if (raw === undefined || (raw === '' && reader.parse('') === undefined)) return [name, reader.fallback];
    let value: unknown;
    try {
      value = reader.parse(raw);
    } catch (cause) {
      throw new PropsError(`Stirrup: the reader of option "${name}" threw. Return undefined for a bad value.`, {
        cause,
      });
    }
    if (value !== undefined) return [name, value];
    origin.warn(
      `${place} is ${JSON.stringify(raw)}, expected ${reader.expected}; ${JSON.stringify(reader.fallback)} is used`,
    );
    return [name, reader.fallback];
  });
  // Object.fromEntries cannot tell which key holds which type; the schema's own readers made each of them.
  const props = Object.fromEntries(entries) as InferProps<PropsSchema<R>>;
  origin.describe(props);
  return props;
}

/** The raw value of an option with a name for its place; an undefined value where the page prints none. */
function findRaw(origin: Origin, name: string, source: Source | undefined): readonly [place: string, raw: unknown] {
  if (typeof source === 'object') return findInJson(origin, source.attribute, source.key);
  const attribute = source ?? `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const raw = origin.element.getAttribute(attribute);
  return raw === null && !source ? findInJson(origin, OPTIONS_ATTRIBUTE, name) : [attribute, raw ?? undefined];
}

function findInJson(origin: Origin, attribute: string, key: string): readonly [place: string, raw: unknown] {
  const json = origin.element.getAttribute(attribute);
  if (!json) return [attribute, undefined];
  const object = parseObject(json);
  if (!object) origin.warn(`${attribute} is ${JSON.stringify(json)}, expected a JSON object; defaults are used`);
  return [`"${key}" in ${attribute}`, object?.[key] ?? undefined];
}
