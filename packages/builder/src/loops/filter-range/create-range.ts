import { atom, type ReadableAtom } from 'nanostores';
import { changeFilter } from '../filters/change-filter.ts';
import type { Filter, FilterParts, FilterValue } from '../filters/filter.ts';
import type { RangeNames } from './contract.ts';
import { areSame, chooseEnd, type End, type Ends, moveEnd, shownEnds } from './ends.ts';
import {
  copyLimits,
  differsFromPrinted,
  earlyChoices,
  limitsOf,
  numberIn,
  printedEnds,
  type RangeControls,
} from './range-controls.ts';

/** The visible state of a range. */
export interface RangeView {
  readonly ends: Ends;
  /** The current limits of a choice. */
  readonly limits: Ends;
  /** Fields with typed text, perhaps from before the island was up. */
  readonly typing: ReadonlySet<HTMLInputElement>;
}

/**
 * The state of a range. The visible ends may differ from the chosen ones: other filters narrow the scale, and a range
 * on a narrowed scale has not been chosen by anybody.
 */
export interface Range {
  readonly view: ReadableAtom<RangeView>;
  readonly filterParts: FilterParts;
  /** Starts to filter, and takes over choices from before the island was up. */
  readonly begin: (filter: Filter) => void;
  /** Moves an end as far as its limits allow. */
  readonly move: (end: End, wanted: number) => void;
  /** Requests results for the new ends. */
  readonly settle: () => void;
  readonly type: (field: HTMLInputElement) => void;
  /** Takes over the entry of a field. */
  readonly enter: (field: HTMLInputElement, end: End) => void;
}

/**
 * Creates the state of a range, from its printed controls and from choices made before the island was up.
 *
 * @param whole The limits without any filter.
 * @param selected The ends in the address, if the server has filtered by them; it prints them as far as the scale shows
 * them that other filters narrow.
 */
export function createRange(
  controls: RangeControls,
  names: RangeNames,
  whole: Ends,
  selected: FilterValue | undefined,
): Range {
  const early = earlyChoices(controls);
  const limits = limitsOf(controls, whole);
  const printed = printedEnds(controls, limits);
  const view = atom<RangeView>({ ends: printed, limits, typing: new Set(controls.numbers.filter(differsFromPrinted)) });
  const choose = (from: Ends, ends: Iterable<End>) => {
    const shown = view.get();
    return [...ends].reduce((next, end) => chooseEnd(next, end, shown.ends[end], shown.limits, whole), from);
  };
  let chosen = selected ? shownEnds(endsIn(selected) ?? printed, whole) : choose(printed, [0, 1]);
  let filter: Filter | undefined;
  const moved = new Set<End>();
  const show = (change: Partial<RangeView>) => view.set({ ...view.get(), ...change });

  const move = (end: End, wanted: number) => {
    const known = view.get();
    moved.add(end);
    show({ ends: moveEnd(known.ends, end, wanted, known.limits) });
  };
  const settle = () => {
    const next = choose(chosen, moved);
    moved.clear();
    if (areSame(next, chosen)) return;
    chosen = next;
    if (filter) void changeFilter(filter);
  };
  const readField = (field: HTMLInputElement, end: End) => {
    const known = view.get();
    // An invalid number is dropped; an empty field means no limit.
    const wanted = field.validity.badInput ? known.ends[end] : (numberIn(field.value) ?? known.limits[end]);
    show({ typing: new Set([...known.typing].filter((other) => other !== field)) });
    if (!field.validity.badInput) move(end, wanted);
  };
  return {
    view,
    filterParts: {
      type: 'range',
      read: () => chosen,
      write: (value) => {
        chosen = endsIn(value) ?? whole;
        show({ ends: shownEnds(chosen, view.get().limits), typing: new Set() });
      },
      isEmpty: () => areSame(chosen, whole),
      original: whole,
      // The controls stay, because the visitor may be moving them; only their limits change.
      accept: (fresh) => {
        copyLimits(controls, fresh, names);
        const now = limitsOf(controls, whole);
        show({ limits: now, ends: shownEnds(moved.size > 0 ? view.get().ends : chosen, now) });
      },
    },
    begin: (known) => {
      filter = known;
      for (const end of [0, 1] as const) {
        const [field, wanted] = [early.numbers[end], early.sliders[end]];
        if (field) readField(field, end);
        else if (wanted !== undefined) move(end, wanted);
      }
      settle();
    },
    type: (field) => show({ typing: new Set([...view.get().typing, field]) }),
    enter: (field, end) => {
      readField(field, end);
      settle();
    },
    move,
    settle,
  };
}

function endsIn(value: FilterValue | undefined): Ends | undefined {
  if (typeof value !== 'object' || value.length !== 2) return undefined;
  const [low, high] = value.map(Number);
  return low !== undefined && high !== undefined && low <= high ? [low, high] : undefined;
}
