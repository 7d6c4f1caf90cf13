import { useSyncStore } from '@stirrup/react';
import { useLayoutEffect } from 'react';
import type { ChosenFile, FileField } from './create-file-field.ts';
import { makeRow } from './make-row.ts';

/** Renders the files of each field in copies of the row that the page prints for it. */
export function FileRows({ fields }: { readonly fields: readonly FileField[] }) {
  return fields.map((field, index) => <FieldRows key={String(index)} field={field} />);
}

function FieldRows({ field }: { readonly field: FileField }) {
  const chosen = useSyncStore(field.chosen);
  return chosen.map((entry) => <FileRow key={entry.number} field={field} entry={entry} />);
}

function FileRow({ field, entry }: { readonly field: FileField; readonly entry: ChosenFile }): null {
  useLayoutEffect(() => {
    const life = new AbortController();
    const { file, refusal } = entry;
    const row = makeRow(
      field.template,
      { file, refusal, field: field.input.name, remove: () => field.remove(entry) },
      life.signal,
    );
    field.rows.set(entry, row);
    return () => {
      life.abort();
      row.remove();
    };
  }, [field, entry]);
  return null;
}
