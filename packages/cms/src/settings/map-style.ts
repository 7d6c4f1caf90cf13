import * as z from 'zod/mini';
import { GLOBALS } from './contract.ts';
import { readGlobal } from './read-global.ts';

const rule = z.object({
  featureType: z.optional(z.string()),
  elementType: z.optional(z.string()),
  stylers: z.array(z.record(z.string(), z.unknown())),
});
const style = z.array(rule);

/** Style rules of a Google map. */
export type MapStyle = z.output<typeof style>;

/**
 * The style of a map, from its element's setting: the name of a preset that the page prints (`bricksData.mapStyles`:
 * ultra light, blue water, pale dawn, …), or the rules themselves as JSON, as newer versions of the builder print them
 * (JSON inside JSON for an author's own rules). Undefined for anything else: the map then has its default style.
 *
 * @example
 * ```html
 * <script>var bricksData = { "mapStyles": { "paleDawn": { "label": "Pale dawn", "style": "[{…}]" } } };</script>
 * ```
 * ```ts
 * mapStyle('paleDawn'); // [{ featureType: 'water', stylers: [{ color: '#dde6e8' }] }, …]
 * ```
 * Follows bricks-elements.md §1.9, §25, §27, and shop-specification.md §3.
 */
export function mapStyle(chosen: unknown): MapStyle | undefined {
  return rulesIn(preset(chosen) ?? chosen);
}

function preset(name: unknown): unknown {
  const presets = readGlobal(GLOBALS.builder)?.['mapStyles'];
  if (typeof name !== 'string' || typeof presets !== 'object' || presets === null || !Object.hasOwn(presets, name))
    return;
  const entry: unknown = Reflect.get(presets, name);
  return typeof entry === 'object' && entry !== null && 'style' in entry ? entry.style : entry;
}

function rulesIn(printed: unknown, depth = 0): MapStyle | undefined {
  if (typeof printed !== 'string') return z.safeParse(style, printed).data;
  // The builder nests JSON in JSON, but no deeper.
  if (depth > 1) return undefined;
  try {
    return rulesIn(JSON.parse(printed), depth + 1);
  } catch {
    return undefined;
  }
}
