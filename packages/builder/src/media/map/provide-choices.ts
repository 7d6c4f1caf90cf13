import type { BehaviourIslandOf } from '@stirrup/runtime';
import type { mapContract } from './contract.ts';
import type { Markers } from './markers.ts';
import type { Place } from './place.ts';
import { CHOICE } from './places-contract.ts';

type Island = BehaviourIslandOf<typeof mapContract>;

/** A map with choices. */
interface ChoiceMap {
  readonly island: Island;
  readonly markers: Markers;
  /** All of them, also those whose markers come later. */
  readonly places: readonly Place[];
}

/**
 * Lets buttons of the map open places, and leave only the places of a category, until the signal aborts.
 *
 * @param onChoice Called when other markers show.
 * @returns true for places whose markers show: those of the chosen category.
 */
export function provideChoices(
  { island, markers, places }: ChoiceMap,
  onChoice: () => void,
  signal: AbortSignal,
): (place: Place) => boolean {
  let category = '';
  const isChosen = ({ printed }: Place) => category === '' || String(printed['category']).split(' ').includes(category);
  const bind = () => {
    if (signal.aborted) return;
    island.bind({
      opener: ({ printed }) => {
        const id = printed(CHOICE.place);
        const isOpen = markers.opened()?.place.id === id;
        const place = places.find((one) => one.id === id);
        return {
          'aria-expanded': place && !place.hasBox ? null : isOpen,
          onClick: () => markers.open(isOpen ? undefined : markers.list().find(({ place }) => place.id === id)),
        };
      },
      category: ({ printed }) => {
        const own = printed(CHOICE.category) ?? '';
        return { 'aria-pressed': own === category, onClick: () => choose(own) };
      },
    });
  };
  const choose = (wanted: string) => {
    category = wanted;
    markers.open();
    for (const { place, element } of markers.list()) element.hidden = !isChosen(place);
    onChoice();
    bind();
  };
  markers.onChange(bind);
  signal.addEventListener('abort', () => island.bind({}));
  bind();
  return isChosen;
}
