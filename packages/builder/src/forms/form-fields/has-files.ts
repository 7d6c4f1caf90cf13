/** True if fields hold a file; an empty file field has a file without a size. */
export function hasFiles(data: FormData): boolean {
  return [...data.values()].some((value) => typeof value !== 'string' && value.size > 0);
}
