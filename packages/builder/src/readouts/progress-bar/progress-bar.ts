import { behaviour } from '@stirrup/runtime';
import { ensureName } from '../names/ensure-name.ts';
import { progressBarContract, VALUE } from './contract.ts';
import { fillInView } from './fill-in-view.ts';
import { progressBarProps } from './props.ts';
import { readValue } from './read-value.ts';

/**
 * Progress bars, as meters of the ARIA Authoring Practices: their values do not change. A bar without a number stays as
 * it is printed.
 *
 * A behaviour: it takes over printed text.
 */
export default behaviour({ props: progressBarProps, contract: progressBarContract }, ({ island }) => {
  const { parts, signal } = island;
  const fills = new Map(
    parts.bar.flatMap(({ element: bar }) => {
      const fill = parts.fill.find(({ element }) => bar.contains(element))?.element;
      const value = readValue(fill?.getAttribute(VALUE) ?? '');
      return fill && value !== undefined ? [[bar, { fill, value }] as const] : [];
    }),
  );
  const labelOf = ({ parentElement }: Element) =>
    parts.label.find(({ element }) => parentElement?.contains(element))?.element.textContent.trim();

  island.bind({
    bar: ({ element: bar, printed }) => {
      const value = fills.get(bar)?.value;
      if (value === undefined) return {};
      return {
        role: 'meter',
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': value,
        'aria-valuetext': `${value}%`,
        'aria-label': printed('aria-label') || labelOf(bar) || null,
      };
    },
  });
  for (const bar of fills.keys()) ensureName(bar, 'progress', signal);
  fillInView(fills, signal);
});
