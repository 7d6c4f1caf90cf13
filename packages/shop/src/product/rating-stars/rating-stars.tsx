import { emit } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { component, silentPortal, useSubscription } from '@stirrup/react';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { showMessageAfter } from '../../shared/message-beside.ts';
import { CLASS, INIT, ratingStarsContract } from './contract.ts';
import { ratingStarsProps } from './props.ts';
import { isRatingRequired, ratingSelect } from './rating-select.ts';
import { type Replacement, replaceSelect } from './replace-select.ts';
import { valueAt, valueByKey } from './star-events.ts';
import { Stars } from './stars.tsx';
import { ratingTexts } from './texts.ts';

/** The stars of a rating as a radio group (ARIA Authoring Practices); they set the select's value. */
export default component({ props: ratingStarsProps, contract: ratingStarsContract }, function RatingStars({ island }) {
  const [{ select, isRequired }] = useState(() => ({
    select: ratingSelect(island),
    isRequired: isRatingRequired(island),
  }));
  const [value, setValue] = useState(select?.value ?? '');
  const [misses, setMisses] = useState(0);
  const [stars, setStars] = useState<Replacement>();
  const problemId = useId();

  const focusStars = () => stars && focusIn(stars.place);
  const show = () =>
    flushSync(() => {
      setValue(select?.value ?? '');
      setMisses(0);
    });
  const choose = (event: Event, next: string | undefined) => {
    if (!select || !next) return;
    event.preventDefault();
    if (select.value !== next) {
      select.value = next;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    focusStars();
  };

  useLayoutEffect(() => {
    if (!select) return;
    const taken = replaceSelect(island.element, select);
    setStars(taken);
    return taken.restore;
  }, [island, select]);
  useLayoutEffect(() => {
    stars?.place.classList.toggle(CLASS.selected, value !== '');
  }, [stars, value]);
  // Announced again at each failed submit.
  useLayoutEffect(() => {
    if (stars && misses > 0) return showMessageAfter(stars.place, text(ratingTexts, 'chooseRating'), problemId);
  }, [stars, misses, problemId]);
  useEffect(() => {
    if (!stars || !select) return;
    if (stars.hadFocus) focusIn(stars.place);
    emit(select, INIT);
  }, [stars, select]);
  useSubscription<[Event]>(
    (listener, signal) => select?.form?.addEventListener('submit', listener, { capture: true, signal }),
    (event) => {
      if (select?.value || !isRequired) return;
      event.preventDefault();
      // Plugins that listen as well must not send the form either.
      event.stopImmediatePropagation();
      flushSync(() => setMisses(misses + 1));
      focusStars();
    },
  );
  useSubscription<[]>(
    // A form resets its fields after the event.
    (listener, signal) => select?.form?.addEventListener('reset', () => setTimeout(listener), { signal }),
    show,
  );

  if (!select) return island.bind({});
  return (
    <>
      {island.bind({
        root: () => ({
          onClick: (event) => choose(event, valueAt(event)),
          onKeyDown: (event) => choose(event, valueByKey(event)),
        }),
        label: ({ index }) => (index === 0 ? { onClick: focusStars } : {}),
        // For an invalid hidden field the browser would show no error, and would not submit.
        select: () => ({ required: false, onChange: show }),
      })}
      {stars &&
        silentPortal(
          <Stars
            value={value}
            label={island.parts.label[0]?.element}
            isRequired={isRequired}
            isInvalid={misses > 0}
            problemId={problemId}
          />,
          stars.place,
        )}
    </>
  );
});

function focusIn(stars: HTMLElement): void {
  stars.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}
