import type { Part, PartHandlers } from '@stirrup/runtime';
import type { Range } from './create-range.ts';
import type { End } from './ends.ts';
import { placeOf } from './range-controls.ts';

/**
 * Creates the handlers of two range inputs that lie on each other. If both handles are at the same place, only one of
 * them can be grabbed: dragged past the other, it moves the other one, so that neither gets stuck. A key that is held
 * down sends no request until it is released.
 */
export function sliderHandlers({ view, move, settle }: Pick<Range, 'view' | 'move' | 'settle'>) {
  let isKeyDown = false;
  let takesOther = false;
  const release = () => {
    isKeyDown = false;
    settle();
  };
  const releasePointer = () => {
    release();
    takesOther = false;
  };
  return ({ element, index }: Part): PartHandlers => {
    const end: End = index === 0 ? 0 : 1;
    return {
      onPointerDown: () => {
        const [low, high] = view.get().ends;
        takesOther = low === high;
      },
      onKeyDown: () => {
        isKeyDown = true;
        takesOther = false;
      },
      onInput: () => {
        if (!(element instanceof HTMLInputElement)) return;
        const wanted = Number(element.value);
        const [low, high] = view.get().ends;
        const isPast = end === 0 ? wanted > high : wanted < low;
        const moved = takesOther && isPast ? other(end) : end;
        move(moved, placeOf(element, moved));
      },
      onChange: () => isKeyDown || release(),
      onKeyUp: release,
      onPointerUp: releasePointer,
      onPointerCancel: releasePointer,
      // The blur of the previously focused slider comes after `pointerdown` on this one, so it must not reset the
      // pointer's state.
      onBlur: release,
    };
  };
}

function other(end: End): End {
  return end === 0 ? 1 : 0;
}
