/** The address of a heading on its page. */
export function addressOf({ id }: Element): string {
  return `#${encodeURIComponent(id)}`;
}
