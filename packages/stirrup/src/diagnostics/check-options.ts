import {
  type Claim,
  membersOf,
  type PropsSchema,
  parseObject,
  type Readers,
  readProps,
  type Source,
} from '@stirrup/runtime';
import { OPTIONS_ATTRIBUTE, optionAttribute, START_ATTRIBUTE, themeNames } from '@stirrup/runtime/diagnostics';
import { allOptionAttributes, describeIsland } from './describe-islands.ts';
import { isKnownAttribute } from './known-attributes.ts';
import { messageOf, type Report } from './mistake.ts';
import { didYouMean, nearest } from './nearest.ts';

/** Prefix of attributes for options. */
const DATA = 'data-';

type Sources = Readonly<Record<string, Source | undefined>>;

/** The options of an island, with where its dialect reads them, and the names that others read at its elements. */
interface KnownOptions {
  readonly options: readonly string[];
  readonly sources: Sources;
  readonly ignored: readonly string[];
}

/** Options that are broken, invalid, unknown, or given where nobody reads them. */
export function checkOptions(claim: Claim, report: Report): void {
  const { definition } = claim;
  const { props: schema, diagnostics } = describeIsland(definition.name);
  if (!schema) return;
  const options = Object.keys(schema.readers);
  const sources = sourcesOf(claim, schema, options, report);
  if (!sources) return;
  const broken = brokenIn(claim, sources, report);
  for (const warning of warningsOf(claim, schema)) {
    if (!broken.some((attribute) => warning.startsWith(`${attribute} is `)))
      report('invalid-option', claim.element, `island "${definition.name}": ${warning}`);
  }
  const known: KnownOptions = { options, sources, ignored: diagnostics?.ignores ?? [] };
  checkKeys(claim, known, report);
  checkAttributes(claim, known, report);
}

/** The places where the dialect reads the options; undefined if a theme has named wrong ones, which is reported. */
function sourcesOf(
  { element, definition, dialect, dialectData }: Claim,
  schema: PropsSchema<Readers>,
  options: readonly string[],
  report: Report,
): Sources | undefined {
  try {
    return schema.sources[dialect] ?? themeNames({ name: definition.name, dialect, dialectData }, 'options', options);
  } catch (error) {
    report('invalid-dialect', element, messageOf(error));
    return undefined;
  }
}

/** The attributes of an element that should be JSON objects and are none. */
function brokenIn({ element, definition }: Claim, sources: Sources, report: Report): string[] {
  const places = Object.values(sources).flatMap((source) => (typeof source === 'object' ? [source.attribute] : []));
  return [...new Set([OPTIONS_ATTRIBUTE, ...places])].filter((attribute) => {
    const json = membersOf(element).getAttribute(attribute);
    if (!json || parseObject(json)) return false;
    report('broken-json', element, `island "${definition.name}": ${attribute} ${faultOf(json)}`);
    return true;
  });
}

function faultOf(json: string): string {
  try {
    JSON.parse(json);
    return `is ${json.slice(0, 60)}. Expected a JSON object`;
  } catch (error) {
    return `is no JSON: ${messageOf(error)}`;
  }
}

/** The warnings of an island that has read its options, or those that it would write. */
function warningsOf(
  { element, definition, dialect, dialectData, props, warnings }: Claim,
  schema: PropsSchema<Readers>,
): readonly string[] {
  if (props !== undefined) return warnings;
  const found: string[] = [];
  const origin = { name: definition.name, element, dialect, dialectData, recordProps: () => undefined };
  readProps({ ...origin, warn: (message) => found.push(message) }, schema);
  return found;
}

/** Keys in `data-options` that are no option, or that another place overrides. */
function checkKeys({ element, definition }: Claim, { options, sources, ignored }: KnownOptions, report: Report): void {
  const isOwnObject = Object.values(sources).some(
    (source) => source === OPTIONS_ATTRIBUTE || (typeof source === 'object' && source.attribute === OPTIONS_ATTRIBUTE),
  );
  const json = membersOf(element).getAttribute(OPTIONS_ATTRIBUTE);
  if (isOwnObject || !json) return;
  for (const key of Object.keys(parseObject(json) ?? {})) {
    if (ignored.includes(key)) continue;
    const place = `island "${definition.name}": "${key}" in ${OPTIONS_ATTRIBUTE}`;
    if (!options.includes(key)) {
      const hint =
        didYouMean(key, options) || `. There ${options.length === 0 ? 'are none' : `are ${options.join(', ')}`}`;
      report('unknown-option', element, `${place} is no option${hint}`);
      continue;
    }
    const source = sources[key];
    const attribute = typeof source === 'string' ? source : optionAttribute(key);
    if (typeof source === 'object')
      report('unused-option', element, `${place} is not read: "${source.key}" in ${source.attribute} is`);
    else if (source !== undefined || membersOf(element).hasAttribute(attribute))
      report('unused-option', element, `${place} is not read: ${attribute} is`);
  }
}

/** Attributes of options that a CMS does not print: whoever adds one to its markup is an author. */
function optionsOfAuthors(read: readonly string[], sources: Sources): readonly string[] {
  const printed = Object.values(sources);
  return read.filter((attribute) => !printed.includes(attribute));
}

/** Attributes that are nearly an option, or the option of another island. */
function checkAttributes(
  { element, definition, dialect, dialectData }: Claim,
  { options, sources, ignored }: KnownOptions,
  report: Report,
): void {
  const read = options.flatMap((option) => {
    const source = sources[option];
    return typeof source === 'object' ? [] : [source ?? optionAttribute(option)];
  });
  // Authors write attributes of our own dialect, and of a theme's; those of a CMS are the CMS's.
  const isAuthors = dialect === 'stirrup' || dialectData !== undefined;
  const words = isAuthors ? [...read, START_ATTRIBUTE, OPTIONS_ATTRIBUTE] : optionsOfAuthors(read, sources);
  const names = words.filter((known) => known.startsWith(DATA)).map((known) => known.slice(DATA.length));
  for (const attribute of membersOf(element).getAttributeNames()) {
    const name = `island "${definition.name}": ${attribute}`;
    if (attribute.includes('-') && read.includes(DATA + attribute) && !read.includes(attribute))
      report('unknown-option', element, `${name} is no option. Did you mean "${DATA}${attribute}"?`);
    if (!attribute.startsWith(DATA) || read.includes(attribute) || isKnownAttribute(attribute, element)) continue;
    const overridden = options.find((option) => optionAttribute(option) === attribute);
    const near = nearest(attribute.slice(DATA.length), names, isAuthors ? Infinity : 2);
    const others = allOptionAttributes().get(attribute);
    if (overridden !== undefined) {
      const source = sources[overridden];
      const place = typeof source === 'object' ? `"${source.key}" in ${source.attribute}` : source;
      report('unused-option', element, `${name} is not read: ${place} is`);
    } else if (ignored.includes(attribute)) continue;
    else if (near !== undefined)
      report('unknown-option', element, `${name} is no option. Did you mean "${DATA}${near}"?`);
    else if (others && isAuthors) {
      const owners = others.map((one) => `"${one}"`).join(', ');
      report('unknown-option', element, `${name} is no option of it, but of ${owners}`);
    }
  }
}
