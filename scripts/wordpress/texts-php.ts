import { GLOBALS } from '../../packages/cms/src/settings/contract.ts';
import type { TextsFile } from '../find-texts.ts';
import type { PrintedKeys } from '../printed-keys.ts';
import { textNotes } from '../text-notes.ts';
import { phpValue } from './php-value.ts';

/** Globals that only a page with the builder has. */
const OF_BUILDER: readonly string[] = [GLOBALS.builder, GLOBALS.builderShop];

/**
 * `includes/texts.php`: the texts in English and by gettext, by their names. Those that the builder prints are marked: its
 * words go first, which are its own translations, or changed by the site's owner.
 *
 * Texts that the shop prints are left out: a page with its scripts always has them.
 */
export function textsPhp(files: readonly TextsFile[], keysOf: PrintedKeys): string {
  const texts = files
    .flatMap((file) =>
      Object.entries(file.texts).map(([name, text]) => ({ file, name, text, keys: keysOf(file, name) })),
    )
    .filter(({ keys }) => keys.every(isOfBuilder))
    .sort((one, other) => one.name.localeCompare(other.name));
  const lines = texts.map(({ file, name, text, keys }) => {
    const english = typeof text === 'string' ? text : text.english;
    const literal = phpValue(english);
    const note = english.includes('%') ? `\t/* translators: ${placeholders(file, name)} */\n` : '';
    const mark = keys.length > 0 ? ', true' : '';
    return `${note}\t${phpValue(name)} => array( ${literal}, __( ${literal}, 'stirrup' )${mark} ),\n`;
  });
  return `<?php
/**
 * Texts that visitors read: in English, in the site's language, and whether Bricks prints them. Written by the build.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

return array(
${lines.join('')});
`;
}

function isOfBuilder(key: string): boolean {
  return OF_BUILDER.some((global) => key.startsWith(`${global}.`));
}

/** The values behind the placeholders of a text, in words. */
function placeholders({ source }: TextsFile, name: string): string {
  const { topic, notes } = textNotes(source);
  const sentences = topic.split(/(?<=\.) /).filter((sentence) => sentence.includes('%'));
  return (notes.get(name) ?? sentences.join(' ')).replaceAll('`', '');
}
