/** Markup as attributes of each element, whatever their order: a restored attribute is the last. */
export function inAnyOrder(root: unknown): readonly (readonly string[])[] {
  if (!(root instanceof Element)) return [];
  const elements = [root, ...root.querySelectorAll('*')];
  return elements.map((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort());
}
