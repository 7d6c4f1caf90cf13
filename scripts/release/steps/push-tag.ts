import { runCommand, tryCommand } from '../run-command.ts';

/**
 * Tags the released commit, and pushes the tag. A tag that is there already is left alone.
 *
 * @returns The tag.
 * @throws {Error} if the tag is on another commit: the version has been released from there.
 */
export async function pushTag(version: string): Promise<string> {
  const tag = `v${version}`;
  const head = await runCommand(['git', 'rev-parse', 'HEAD']);
  await tryCommand(['git', 'fetch', '--quiet', 'origin', `refs/tags/${tag}:refs/tags/${tag}`]);
  const { isOk, output: tagged } = await tryCommand(['git', 'rev-parse', '--verify', '--quiet', `${tag}^{commit}`]);
  if (isOk && tagged !== head) throw new Error(`${tag} is on ${tagged.slice(0, 8)}, and this is ${head.slice(0, 8)}.`);
  if (!isOk) await runCommand(['git', 'tag', tag]);
  await runCommand(['git', 'push', '--quiet', 'origin', tag]);
  return tag;
}
