import type { PropsSchema, Readers, Source } from '../../packages/runtime/src/props/define-props.ts';
import { optionAttribute } from '../../packages/runtime/src/props/option-attribute.ts';
import type { Reader } from '../../packages/runtime/src/props/readers.ts';
import { code, table } from './table.ts';

/** The options of an island, with their attributes in each dialect, or a sentence if there are none. */
export function optionTable(
  { readers, sources }: PropsSchema<Readers>,
  comments: ReadonlyMap<string, string>,
  dialects: readonly string[],
): string {
  const options = Object.entries(readers);
  if (options.length === 0) return 'It has no options.';
  const usual = [...comments].find(([name]) => name.endsWith('Props'))?.[1].split(/@default /)[1];
  const isOwn = dialects.includes('stirrup');
  const others = dialects.filter((dialect) => dialect !== 'stirrup' && sources[dialect]);
  const header = [
    'Option',
    ...(isOwn ? ['Attribute'] : []),
    ...others.map((dialect) => `In ${code(dialect)}`),
    'Type',
    'Default',
    'Effect',
  ];
  const rows = options.map(([name, reader]) => {
    const [effect = '', fallback = ''] = (comments.get(name) ?? '').split(/\s*@default\s+/);
    return [
      code(name),
      ...(isOwn ? [placeOf(sources['stirrup']?.[name], name)] : []),
      ...others.map((dialect) => placeOf(sources[dialect]?.[name], name)),
      typeOf(reader),
      fallback || defaultOf(reader) || usual || 'none',
      effect,
    ];
  });
  return table(header, rows);
}

function placeOf(source: Source | undefined, option: string): string {
  if (typeof source === 'object') return `${code(source.key)} in ${code(source.attribute)}`;
  return code(source ?? optionAttribute(option));
}

/** A choice as a list of its values; any other type as its reader describes it. */
function typeOf({ expected }: Reader<unknown>): string {
  return expected.includes(' | ') ? expected.split(' | ').map(code).join(', ') : expected.replaceAll('|', '\\|');
}

function defaultOf({ fallback }: Reader<unknown>): string {
  const isNone = fallback === undefined || fallback === '' || fallback === Number.POSITIVE_INFINITY;
  if (isNone || (Array.isArray(fallback) && fallback.length === 0)) return '';
  return code(typeof fallback === 'string' ? fallback : JSON.stringify(fallback));
}
