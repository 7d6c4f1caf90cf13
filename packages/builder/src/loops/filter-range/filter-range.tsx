import { component, type IslandProps, useSyncStore } from '@stirrup/react';
import { useLayoutEffect, useState } from 'react';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { parameterOf } from '../filters/address.ts';
import { printedSelection } from '../filters/publish-filters.ts';
import { useFilter } from '../filters/use-filter.ts';
import { filterRangeContract } from './contract.ts';
import { createRange } from './create-range.ts';
import { formatValue } from './format-value.ts';
import { filterRangeProps } from './props.ts';
import { type RangeControls, rangeControls } from './range-controls.ts';
import { showRange } from './show-range.ts';
import { sliderHandlers } from './slider-handlers.ts';

/** A range of numbers, by two sliders or in two fields. */
export default component(
  { props: filterRangeProps, contract: filterRangeContract },
  function FilterRange({ island, ...props }) {
    const [controls] = useState(() => rangeControls(island.parts));
    return controls ? <RangeOf island={island} controls={controls} {...props} /> : island.bind({});
  },
);

type RangeProps = IslandProps<typeof filterRangeProps, typeof filterRangeContract> & {
  readonly controls: RangeControls;
};

function RangeOf({ island, controls, ...props }: RangeProps) {
  const { parts, names } = island;
  const { min, max, query, filter: id } = props;
  const [range] = useState(() => {
    const selected = new URLSearchParams(location.search).getAll(`${parameterOf(props)}[]`);
    const isPrinted = printedSelection(query).includes(id);
    return createRange(controls, names.parts, [min, Math.max(min, max)], isPrinted ? selected : undefined);
  });
  const [handle] = useState(() => sliderHandlers(range));
  const view = useSyncStore(range.view);
  const texts = view.ends.map((end) => formatValue(end, props));
  const filter = useFilter(island, props, () => ({ ...range.filterParts, source: props.source }), range.begin);

  useLayoutEffect(() => {
    const kept = [...parts.slider, ...parts.track].map(({ element }) => keepAttributes(element, ['style']));
    return () => {
      for (const restore of kept) restore();
    };
  }, [parts]);
  useLayoutEffect(() => {
    if (filter) showRange(controls, parts, view, texts);
  });

  if (!filter) return island.bind({});
  return island.bind({
    number: ({ element, index }) => {
      if (!(element instanceof HTMLInputElement)) return {};
      return { onInput: () => range.type(element), onChange: () => range.enter(element, index === 0 ? 0 : 1) };
    },
    slider: (slider) => ({ 'aria-valuetext': texts[slider.index] ?? null, ...handle(slider) }),
  });
}
