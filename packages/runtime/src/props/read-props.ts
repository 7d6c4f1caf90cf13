import type { IslandContext } from '../island-context.ts';
import { membersOf } from '../members-of.ts';
import { themeNames } from '../parts/theme-names.ts';
import type { InferProps, PropsSchema, Readers, Source } from './define-props.ts';
import { OPTIONS_ATTRIBUTE, optionAttribute } from './option-attribute.ts';
import { parseObject } from './parse-object.ts';
import { PropsError } from './props-error.ts';
import type { Reader } from './readers.ts';

type JsonObject = Readonly<Record<string, unknown>>;
type Origin = Pick<IslandContext, 'element' | 'dialect' | 'recordProps' | 'warn'> &
  Partial<Pick<IslandContext, 'name' | 'dialectData'>>;

/**
 * Reads an island's options from its element. An invalid value gets its default, with one warning that contains
 * element, attribute, value and the expected value; invalid data of the CMS never throws.
 *
 * @throws {PropsError} if a reader itself throws: that is a fault of the island, not of the page.
 * @throws {Error} as {@link themeNames} does.
 */
export function readProps<R extends Readers>(origin: Origin, schema: PropsSchema<R>): InferProps<PropsSchema<R>> {
  const sources: Readonly<Record<string, Source | undefined>> =
    schema.sources[origin.dialect] ?? themeNames(origin, 'options', Object.keys(schema.readers));
  const objects = new Map<string, JsonObject>();
  const objectIn = (attribute: string) => {
    const object = objects.get(attribute) ?? readObject(origin, attribute);
    objects.set(attribute, object);
    return object;
  };
  const entries = Object.entries(schema.readers).map(([name, reader]) => {
    const [place, raw, isInJson] = findRaw(origin.element, objectIn, name, sources[name]);
    const value = raw === undefined ? undefined : parse(name, reader, raw, isInJson);
    if (value !== undefined) return [name, value];
    // Many templates print an empty attribute for an unset option.
    if (raw !== undefined && raw !== '') {
      const used = JSON.stringify(reader.fallback) ?? 'nothing';
      origin.warn(`${place} is ${JSON.stringify(raw)}, expected ${reader.expected}; ${used} is used`);
    }
    return [name, reader.fallback];
  });
  // Object.fromEntries loses the type of each key; the schema's own readers made the values.
  const props = Object.fromEntries(entries) as InferProps<PropsSchema<R>>;
  origin.recordProps(props);
  return props;
}

function parse(name: string, reader: Reader<unknown>, raw: unknown, isInJson: boolean): unknown {
  try {
    return reader.parse(raw, isInJson);
  } catch (cause) {
    throw new PropsError(`Stirrup: the reader of option "${name}" threw. Return undefined for a bad value.`, { cause });
  }
}

/** The raw value of an option and the name of its source; undefined if the page prints none. */
function findRaw(
  element: Element,
  objectIn: (attribute: string) => JsonObject,
  name: string,
  source: Source | undefined,
): readonly [place: string, raw: unknown, isInJson: boolean] {
  const inJson = (attribute: string, key: string) =>
    [`"${key}" in ${attribute}`, objectIn(attribute)[key] ?? undefined, true] as const;
  if (typeof source === 'object') return inJson(source.attribute, source.key);
  const attribute = source ?? optionAttribute(name);
  const raw = membersOf(element).getAttribute(attribute);
  return raw === null && !source ? inJson(OPTIONS_ATTRIBUTE, name) : [attribute, raw ?? undefined, false];
}

function readObject(origin: Origin, attribute: string): JsonObject {
  const json = membersOf(origin.element).getAttribute(attribute);
  if (!json) return {};
  const object = parseObject(json);
  if (!object) origin.warn(`${attribute} is ${JSON.stringify(json)}, expected a JSON object; the defaults are used`);
  return object ?? {};
}
