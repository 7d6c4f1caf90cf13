import type { Mount } from './island-context.ts';
import type { InferProps, PropsSchema, Readers } from './props/define-props.ts';
import { readProps } from './props/read-props.ts';

/**
 * A behaviour that some elements cannot have without a part, a chunk of its own. Nothing is done to the element before the
 * part has come, and the island is not ready: its clicks are held. Without the part the island fails, unless `fetchPart`
 * knows better.
 *
 * @param fetchPart Fetches the part; undefined for elements that need none.
 * @example
 * ```html
 * <nav data-island="slide-menu" data-click-selector=".burger">…</nav>
 * ```
 * ```ts
 * export default behaviourWithPart(
 *   slideMenuProps,
 *   ({ clickSelector }) => (clickSelector ? loadTwice(() => import('./open-by-trigger.ts')) : undefined),
 *   (menu, props, signal, opening) => opening?.openByTrigger(menu, props.clickSelector, signal),
 * );
 * ```
 */
export function behaviourWithPart<R extends Readers, Part>(
  schema: PropsSchema<R>,
  fetchPart: (props: InferProps<PropsSchema<R>>) => Promise<Part> | undefined,
  run: (element: HTMLElement, props: InferProps<PropsSchema<R>>, signal: AbortSignal, part: Part | undefined) => void,
): Mount {
  return (context) => {
    const { element, signal } = context;
    const props = readProps(context, schema);
    const mount = (part?: Part) => {
      // The element may have gone meanwhile.
      if (!signal.aborted) run(element, props, signal, part);
    };
    const coming = fetchPart(props)?.catch((error: unknown) => context.fail('load', error));
    return coming ? coming.then((part) => mount(part ?? undefined)) : mount();
  };
}
