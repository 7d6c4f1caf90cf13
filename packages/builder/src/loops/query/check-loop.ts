import {
  type Claim,
  defineProps,
  type IslandMistake,
  type PropsSchema,
  pageRegistry,
  type Readers,
  readProps,
  rootSelector,
  string,
} from '@stirrup/runtime';
import { QUERY_ID } from './contract.ts';

/** The option by which a loop names itself. */
const loopProps = defineProps({ query: string() }, { bricks: { query: QUERY_ID } });

/** Records and warns nothing: the island itself does. */
const silent = { recordProps: () => undefined, warn: () => undefined };

/**
 * Checks, for the diagnostics, that the loop exists that an option names. Where the CMS prints the option, it knows the
 * loop, and prints none without results.
 */
export function checkLoop<R extends Readers>(schema: PropsSchema<R>, option: keyof R & string) {
  return (claim: Pick<Claim, 'element' | 'dialect' | 'dialectData'>): readonly IslandMistake[] => {
    if (schema.sources[claim.dialect]) return [];
    const id = readProps({ ...claim, ...silent }, schema)[option];
    const ids = loopIds();
    if (typeof id !== 'string' || !id || ids.includes(id) || ids.includes(undefined)) return [];
    const known = ids.length === 0 ? 'There is none' : `There are ${ids.join(', ')}`;
    return [
      { rule: 'missing-target', message: `option ${option} is "${id}", and no query loop has this id. ${known}` },
    ];
  };
}

/** Ids of the loops on the page; undefined for one that is not known yet. */
function loopIds(): (string | undefined)[] {
  const elements = [...document.querySelectorAll(rootSelector('query-loop'))];
  const claims = elements.flatMap((element) => pageRegistry().claimsOf(element));
  const loops = claims.filter(({ definition }) => definition.name === 'query-loop');
  const ids = loops.map((claim): string | undefined => {
    // A theme's dialect may name other options, too: its loop's id is known once it has started.
    if (claim.dialectData !== undefined) return Object(claim.props).query;
    return readProps({ ...claim, ...silent }, loopProps).query;
  });
  return [...new Set(ids)];
}
