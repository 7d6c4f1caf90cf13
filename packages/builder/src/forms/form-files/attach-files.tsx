import { prepareLiveRegions } from '@stirrup/cms/notices';
import type { ReactNode } from 'react';
import { afterReset } from '../form-fields/after-reset.ts';
import { FILE_FIELD } from '../form-fields/contract.ts';
import { controlsOf } from '../form-fields/fields.ts';
import { acceptDrops } from './accept-drops.ts';
import { arrayName } from './contract.ts';
import { createFileField } from './create-file-field.ts';
import { FileRows } from './file-rows.tsx';

/** The files of a form. */
export interface FormFiles {
  /** Renames files in form data as the builder's server expects them. Own servers get them as a browser sends them. */
  nameIn(data: FormData): void;
  /** Empties every field. */
  clear(): void;
  /** Removes the rows of refused files. */
  clearRefused(): void;
  /** Renders the files. */
  readonly shown: ReactNode;
}

/**
 * Extends a form's file fields: each choice adds to the list, files can be dropped onto a field and removed again, and
 * a file that is too large, too many or of another type is refused by name.
 *
 * @example
 * ```html
 * <div class="form-group file" role="group">
 *   <label for="form-field-2cc493">Photos</label>
 *   <input type="file" id="form-field-2cc493" name="form-field-photos" multiple data-limit="3" data-maxsize="1" accept=".png">
 *   <div class="file-result" data-error-limit="File %s not accepted. File limit exceeded." data-error-size="…">
 *     <span class="text"></span><button type="button" class="bricks-button remove">Remove</button><svg>…</svg>
 *   </div>
 *   <label for="form-field-2cc493" class="choose-files">Choose files</label>
 * </div>
 *
 * <div data-part="field">
 *   <label for="papers">Papers</label>
 *   <input type="file" id="papers" name="papers" multiple accept="application/pdf">
 *   <p data-part="file" hidden><span data-part="file-name"></span> <button type="button" data-part="remove">Remove</button></p>
 * </div>
 * ```
 * ```ts
 * const files = attachFiles(form, signal);
 * files.nameIn(data);
 * ```
 * @param signal Restores the markup; the fields keep their files. Follows bricks-dynamic.md §6.2, §6.4, §6.6.
 */
export function attachFiles(form: HTMLFormElement, signal: AbortSignal): FormFiles {
  prepareLiveRegions();
  const inputs = controlsOf<HTMLInputElement>(form, FILE_FIELD);
  const fields = inputs.flatMap((input) => createFileField(input, signal) ?? []);
  const clear = (isOnlyRefused?: boolean) => {
    for (const field of fields) field.clear(isOnlyRefused);
  };
  acceptDrops(form, fields, signal);
  afterReset(form, clear, signal);

  return {
    nameIn: (data) => {
      // Also of fields whose choice is left to the browser.
      for (const name of new Set(inputs.map((input) => input.name))) {
        // Each file is sent once. The builder also sends it under the bare name, but PHP keeps one entry for `name` and
        // `name[]`, the last one, and the CMS reads arrays: it never sees the first copy.
        const all = data.getAll(name).filter((file) => file instanceof File && file.name !== '');
        if (all.length === 0) continue;
        data.delete(name);
        for (const file of all) data.append(arrayName(name), file);
      }
    },
    clear: () => clear(),
    clearRefused: () => clear(true),
    shown: <FileRows key="files" fields={fields} />,
  };
}
