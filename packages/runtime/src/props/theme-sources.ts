import type { IslandContext } from '../island-context.ts';
import type { PropsSchema, Readers, Source } from './define-props.ts';

/**
 * The sources of an island's options in a theme's markup, as registered with `addDialect()`.
 *
 * @throws {Error} for an unknown option.
 */
export function themeSources<R extends Readers>(
  { name, dialect, custom }: Partial<Pick<IslandContext, 'name' | 'dialect' | 'custom'>>,
  { readers }: PropsSchema<R>,
): Readonly<Record<string, Source | undefined>> {
  const given = Object.entries<unknown>(Object(Object(custom).options));
  return Object.fromEntries(
    given.map(([option, attribute]) => {
      if (Object.hasOwn(readers, option) && typeof attribute === 'string') return [option, attribute];
      throw new Error(
        `Stirrup: addDialect("${name}", "${dialect}", …) has options.${option}, which island "${name}" does not know, or ` +
          `which is no attribute. Name some of: ${Object.keys(readers).join(', ') || 'none'}.`,
      );
    }),
  );
}
