import { expect, it } from 'vitest';
import { workspaceRoot } from '../find-islands.ts';
import { findTexts } from '../find-texts.ts';
import { printedKeys } from '../printed-keys.ts';
import { textsPhp } from './texts-php.ts';

const files = await findTexts(workspaceRoot);
const php = textsPhp(files, await printedKeys(workspaceRoot, files));

it.each([
  ['a text that no CMS prints', "'tryAgain' => array( 'Try again', __( 'Try again', 'stirrup' ) ),"],
  ['one of the builder, marked', "'slideLabel' => array( '%1$s of %2$s', __( '%1$s of %2$s', 'stirrup' ), true ),"],
  ['one of the builder beside a shop, marked', "'added' => array( 'Added', __( 'Added', 'stirrup' ), true ),"],
])('has %s', (_, line) => {
  expect(php).toContain(`\t${line}\n`);
});

it.each(['viewCart', 'ratingOf3', 'variationUnavailable', 'hidePassword'])('leaves %s to the shop', (name) => {
  expect(php).not.toContain(`'${name}'`);
});

it('tells translators what each placeholder stands for', () => {
  const before = [...php.matchAll(/^(.*)\n\t'\w+' => array\( '[^']*%/gm)].map(([, line]) => line);
  expect(before.length).toBeGreaterThan(20);
  expect(before.filter((line) => !/^\t\/\* translators: .*%/.test(line ?? ''))).toEqual([]);
});
