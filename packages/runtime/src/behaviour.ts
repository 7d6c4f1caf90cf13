import type { Mount } from './island-context.ts';
import type { InferProps, PropsSchema, Readers } from './props/define-props.ts';
import { readProps } from './props/read-props.ts';

/**
 * An island without React: it only listens and sets attributes.
 *
 * @example
 * ```html
 * <form class="woocommerce-ordering" method="get"><select name="orderby">…</select></form>
 * ```
 * ```ts
 * export default behaviour(sortOrderProps, (form, props, signal) => {
 *   form.addEventListener('change', () => form.requestSubmit(), { signal });
 * });
 * ```
 */
export function behaviour<R extends Readers>(
  schema: PropsSchema<R>,
  run: (element: HTMLElement, props: InferProps<PropsSchema<R>>, signal: AbortSignal) => void,
): Mount {
  return (context) => run(context.element, readProps(context, schema), context.signal);
}
