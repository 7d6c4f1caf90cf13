import type { Part, PartHandlers } from '@stirrup/runtime';
import type { Range } from './create-range.ts';
import type { End } from './ends.ts';

/**
 * Makes the handlers of two range inputs that lie on each other. Where both handles stand on one place only one of them can be
 * grabbed: dragged past the other it takes that one along, so that neither is ever stuck. Keys that are held down ask for
 * nothing until they are let go.
 */
export function sliderHandlers({ view, move, settle }: Pick<Range, 'view' | 'move' | 'settle'>) {
  let isKeyDown = false;
  let takesOther = false;
  const letGo = () => {
    isKeyDown = false;
    settle();
  };
  const letPointerGo = () => {
    letGo();
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
        move(takesOther && isPast ? other(end) : end, wanted);
      },
      onChange: () => isKeyDown || letGo(),
      onKeyUp: letGo,
      onPointerUp: letPointerGo,
      onPointerCancel: letPointerGo,
      // The slider that had the focus loses it after the pointer has come down on this one: the pointer is not let go.
      onBlur: letGo,
    };
  };
}

function other(end: End): End {
  return end === 0 ? 1 : 0;
}
