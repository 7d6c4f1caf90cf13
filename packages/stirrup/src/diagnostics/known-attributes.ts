import { type IslandDefinition, membersOf, pageRegistry, STATE_ATTRIBUTE } from '@stirrup/runtime';
import { OPTIONS_ATTRIBUTE, START_ATTRIBUTE } from '@stirrup/runtime/diagnostics';
import { describeIsland } from './describe-islands.ts';

/** Attributes that every island may have. */
const OF_ALL: ReadonlySet<string> = new Set([
  'data-island',
  STATE_ATTRIBUTE,
  OPTIONS_ATTRIBUTE,
  'data-part',
  START_ATTRIBUTE,
]);

/** Names of attributes in selectors, and in states that are attributes. */
const ATTRIBUTE = /\[([\w-]+)/g;

/** The attributes of each definition; an island has a new one after `addDialect()`. */
const attributes = new WeakMap<IslandDefinition, ReadonlySet<string>>();

/** True if an attribute is part of the contract of an island at the element, or of the islands around it. */
export function isKnownAttribute(attribute: string, element: Element): boolean {
  if (OF_ALL.has(attribute)) return true;
  for (let outer: Element | null = element; outer; outer = membersOf(outer).parentElement) {
    for (const { definition } of pageRegistry().claimsOf(outer)) {
      if (attributesOf(definition).has(attribute)) return true;
      const { props } = describeIsland(definition.name);
      if (outer === element && props && isSource(attribute, Object.values(props.sources))) return true;
    }
  }
  return false;
}

function attributesOf(definition: IslandDefinition): ReadonlySet<string> {
  const present = attributes.get(definition);
  if (present) return present;
  const roots = Object.values(definition.selectors).flat();
  const dialects = Object.values(describeIsland(definition.name).contract?.dialects ?? {});
  const names = dialects.flatMap(({ parts, states }) => [...Object.values(parts), ...Object.values(states)]);
  const found = [...roots, ...names].flatMap((name) =>
    [...(name ?? '').matchAll(ATTRIBUTE)].map(([, one = '']) => one),
  );
  const known = new Set(found);
  attributes.set(definition, known);
  return known;
}

/** True if some dialect of the island reads an option from the attribute, or from JSON in it. */
function isSource(attribute: string, dialects: readonly Readonly<Record<string, unknown>>[]): boolean {
  return dialects.some((sources) =>
    Object.values(sources).some((source) => source === attribute || Object(source).attribute === attribute),
  );
}
