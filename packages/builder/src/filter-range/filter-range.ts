import { behaviour } from '@stirrup/runtime';
import { addFilter } from '../filters/add-filter.ts';
import { changeFilter } from '../filters/change-filter.ts';
import type { FilterValue } from '../filters/filter.ts';
import { printedSelection } from '../filters/publish-filters.ts';
import { areSame, chooseEnd, type End, type Ends, moveEnd, shownEnds } from './ends.ts';
import { followSliders } from './follow-sliders.ts';
import { filterRangeProps } from './props.ts';
import { earlyChoices, limitsOf, numberIn, printedEnds, rangeParts, showEnds, takeLimits } from './range-parts.ts';

/**
 * A range. What is chosen and what shows are two things: other filters narrow the scale, and a range that shows a narrowed
 * scale has not been chosen by anybody.
 */
export default behaviour({ props: filterRangeProps }, ({ island: { element: root, signal }, ...props }) => {
  const parts = rangeParts(root);
  if (!parts) return;
  const whole: Ends = [props.min, Math.max(props.min, props.max)];
  const early = earlyChoices(parts);
  let limits = limitsOf(parts, whole);
  let shown = printedEnds(parts, limits);
  let chosen = shown;
  /** Ends that are being moved. */
  const moved = new Set<End>();
  /** Fields with what somebody has typed, perhaps before we came. */
  const typing = new Set(parts.numbers.filter((field) => field.value !== field.defaultValue));
  if (!printedSelection(props.query).includes(props.filter)) {
    for (const end of [0, 1] as const) chosen = chooseEnd(chosen, end, shown[end], limits, whole);
  }
  const show = (ends: Ends) => {
    shown = ends;
    showEnds(parts, ends, limits, props, typing);
  };
  const filter = addFilter(
    props,
    root,
    {
      type: 'range',
      read: () => chosen,
      write: (value) => {
        chosen = endsIn(value) ?? whole;
        typing.clear();
        show(shownEnds(chosen, limits));
      },
      isEmpty: () => areSame(chosen, whole),
      original: whole,
      // The controls stay, for somebody may be moving them; only how far they go is new.
      accept: (fresh) => {
        takeLimits(parts, fresh);
        limits = limitsOf(parts, whole);
        show(shownEnds(moved.size > 0 ? shown : chosen, limits));
      },
    },
    signal,
  );
  if (!filter) return;

  const move = (end: End, wanted: number) => {
    moved.add(end);
    show(moveEnd(shown, end, wanted, limits));
  };
  const settle = () => {
    let next = chosen;
    for (const end of moved) next = chooseEnd(next, end, shown[end], limits, whole);
    moved.clear();
    if (areSame(next, chosen)) return;
    chosen = next;
    void changeFilter(filter);
  };
  const numberChosen = (field: HTMLInputElement, end: End) => {
    typing.delete(field);
    // What is no number is forgotten; an empty field asks for no limit.
    if (field.validity.badInput) show(shown);
    else move(end, numberIn(field.value) ?? limits[end]);
  };
  for (const [index, field] of parts.numbers.entries()) {
    field.addEventListener(
      'input',
      () => {
        typing.add(field);
      },
      { signal },
    );
    field.addEventListener(
      'change',
      () => {
        numberChosen(field, index === 0 ? 0 : 1);
        settle();
      },
      { signal },
    );
  }
  followSliders(parts.sliders, { ends: () => shown, move, settle }, signal);
  show(shown);
  for (const end of [0, 1] as const) {
    const [field, wanted] = [early.numbers[end], early.sliders[end]];
    if (field) numberChosen(field, end);
    else if (wanted !== undefined) move(end, wanted);
  }
  settle();
  signal.addEventListener('abort', parts.restore);
});

function endsIn(value: FilterValue | undefined): Ends | undefined {
  if (typeof value !== 'object' || value.length !== 2) return undefined;
  const [low, high] = value.map(Number);
  return low !== undefined && high !== undefined && low <= high ? [low, high] : undefined;
}
