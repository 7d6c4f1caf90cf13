import { membersOf } from '@stirrup/runtime';
import { show } from '../form-fields/named-parts.ts';
import type { FileField } from './create-file-field.ts';

/** Lets files be dropped onto fields. Keyboard users have the file input itself. */
export function acceptDrops(form: HTMLFormElement, fields: readonly FileField[], signal: AbortSignal): void {
  const follow = (event: DragEvent) => {
    const { dataTransfer, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    // Also beside a field: the browser would open the file in place of the page, and all entries would be lost.
    event.preventDefault();
    const path = event.composedPath();
    const field = fields.find(({ zone, input }) => path.includes(zone) && !input.matches(':disabled'));
    dataTransfer.dropEffect = field ? 'copy' : 'none';
    for (const one of fields) show(one.zone, 'over', one === field && type === 'dragover');
    if (type === 'drop') field?.add(filesOf(dataTransfer));
  };
  for (const type of ['dragover', 'dragleave', 'drop'] as const)
    membersOf(form).addEventListener(type, follow, { signal });
}

/** Folders arrive as unreadable files: sending one would fail like a network error. */
function filesOf({ items }: DataTransfer): File[] {
  return Array.from(items).flatMap((item) => (item.webkitGetAsEntry()?.isDirectory ? [] : (item.getAsFile() ?? [])));
}
