/// <reference types="vite/client" />
import { type IslandDefinition, type PropsSchema, type Reader, type Readers, readProps } from '@stirrup/runtime';
import type { Args, ArgTypes } from '@storybook/react-vite';
import { optionAttribute } from '../../packages/runtime/src/props/option-attribute.ts';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../packages/*/src/*/*/props.ts',
  { eager: true },
);

/** The options of the one element in our own dialect that a story shows. */
export interface StoryOptions {
  /** Their values, as the story prints them. */
  readonly args: Args;
  readonly argTypes: ArgTypes;
}

/** Options of a story's markup, for the controls; undefined unless it has exactly one element of our own dialect. */
export function storyOptions(html: string, island: IslandDefinition | undefined): StoryOptions | undefined {
  const root = island && rootIn(html, island.name);
  const schema = island && schemaOf(island.name);
  if (!root || !schema) return undefined;
  const controls = Object.entries(schema.readers).flatMap(([name, reader]) => {
    const control = controlOf(reader);
    return control ? [[name, { ...control, name: optionAttribute(name) }] as const] : [];
  });
  const props: Readonly<Record<string, unknown>> = readProps(
    { name: island.name, element: root, dialect: 'stirrup', warn: () => undefined, describe: () => undefined },
    schema,
  );
  return {
    args: Object.fromEntries(controls.map(([name]) => [name, props[name]])),
    argTypes: Object.fromEntries(controls),
  };
}

/** The markup with the values of the controls that differ from what it prints. */
export function withOptions(html: string, island: string, args: Args, printed: Args): string {
  const changed = Object.entries(args).filter(([name, value]) => value !== undefined && value !== printed[name]);
  if (changed.length === 0) return html;
  const template = document.createElement('template');
  template.innerHTML = html;
  const root = template.content.querySelector(`[data-island="${island}"]`);
  for (const [name, value] of changed) root?.setAttribute(optionAttribute(name), String(value));
  return template.innerHTML;
}

function rootIn(html: string, name: string): HTMLElement | undefined {
  const template = document.createElement('template');
  template.innerHTML = html;
  const roots = template.content.querySelectorAll<HTMLElement>(`[data-island="${name}"]`);
  return roots.length === 1 ? roots[0] : undefined;
}

function schemaOf(name: string): PropsSchema<Readers> | undefined {
  const [, module = {}] = Object.entries(modules).find(([path]) => path.endsWith(`/${name}/props.ts`)) ?? [];
  return Object.values(module).find(isSchema);
}

function isSchema(value: unknown): value is PropsSchema<Readers> {
  return typeof value === 'object' && value !== null && 'readers' in value && 'sources' in value;
}

/** A control for what a reader expects; none for lists and JSON, which markup prints better. */
function controlOf({ expected, fallback }: Reader<unknown>): ArgTypes[string] | undefined {
  const known = {
    description: expected,
    table: { defaultValue: { summary: fallback === undefined || fallback === '' ? 'none' : String(fallback) } },
  };
  if (expected === 'true or false') return { ...known, control: 'boolean' };
  if (/^a (?:whole )?number/.test(expected)) return { ...known, control: 'number' };
  if (expected === 'a text' || expected === 'a CSS selector') return { ...known, control: 'text' };
  const values = expected.split(' | ');
  return values.length > 1 ? { ...known, control: 'select', options: values } : undefined;
}
