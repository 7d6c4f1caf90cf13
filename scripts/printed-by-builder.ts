import { BUILDER_TEXTS } from '../fixtures/cms/markup/builder-texts.ts';

/** Keys of the builder's texts under which it prints a text of ours (bricks-elements.md §2.1). */
export function printedByBuilder(name: string): string[] {
  const { i18n } = BUILDER_TEXTS;
  if (name in i18n) return [`i18n.${name}`];
  return name in i18n.splide ? [`i18n.splide.${name}`] : [];
}
