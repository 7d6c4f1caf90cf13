import type { PrintedInteraction, StorageKind } from './contract.ts';
import type { Action } from './interaction.ts';
import { numberOf, textOf } from './read-printed.ts';
import { readValue, removeValue, storageKind, storeValue } from './stored-value.ts';

/** An action on the interaction's stored value. */
function stored(change: (kind: StorageKind, key: string, printed: PrintedInteraction) => void): Action {
  return ({ printed }) => {
    const kind = storageKind(printed.storageType);
    const key = textOf(printed.actionAttributeKey);
    if (kind && key) change(kind, key, printed);
  };
}

export const storageAdd = stored((kind, key, { actionAttributeValue }) =>
  storeValue(kind, key, textOf(actionAttributeValue) || '0'),
);

export const storageRemove = stored(removeValue);

/** Increments a number; any other value counts as 0. */
export const storageCount = stored((kind, key) =>
  storeValue(kind, key, Math.trunc(numberOf(readValue(kind, key))) + 1),
);
