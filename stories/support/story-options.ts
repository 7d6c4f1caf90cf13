/// <reference types="vite/client" />
import { type IslandDefinition, type PropsSchema, type Reader, type Readers, readProps } from '@stirrup/runtime';
import type { Args, ArgTypes } from '@storybook/react-vite';
import { optionAttribute } from '../../packages/runtime/src/props/option-attribute.ts';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  '../../packages/*/src/*/*/props.ts',
  { eager: true },
);

/** The options of the elements in our own dialect that a story shows. */
export interface StoryOptions {
  /** Their values, as the story prints them at the first of these elements. */
  readonly args: Args;
  readonly argTypes: ArgTypes;
}

/** Options of a story's markup, for the controls; undefined if it has no element of our own dialect. */
export function storyOptions(html: string, island: IslandDefinition | undefined): StoryOptions | undefined {
  const root = island && rootIn(html, island.name);
  const schema = island && schemaOf(island.name);
  if (!root || !schema) return undefined;
  const controls = Object.entries(schema.readers).flatMap(([name, reader]) => {
    const control = controlOf(reader);
    return control ? [[name, { ...control, name: optionAttribute(name) }] as const] : [];
  });
  const props: Readonly<Record<string, unknown>> = readProps(
    { name: island.name, element: root, dialect: 'stirrup', warn: () => undefined, recordProps: () => undefined },
    schema,
  );
  return {
    args: Object.fromEntries(controls.map(([name]) => [name, props[name]])),
    argTypes: Object.fromEntries(controls),
  };
}

/** The markup with the values of the controls that differ from what it prints, at all elements of the island. */
export function withOptions(html: string, island: string, args: Args, printed: Args): string {
  const changed = Object.entries(args).filter(([name, value]) => value != null && value !== printed[name]);
  if (changed.length === 0) return html;
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const root of template.content.querySelectorAll(`[data-island="${island}"]`)) {
    for (const [name, value] of changed) root.setAttribute(optionAttribute(name), String(value));
  }
  return template.innerHTML;
}

function rootIn(html: string, name: string): HTMLElement | null {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.querySelector<HTMLElement>(`[data-island="${name}"]`);
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
