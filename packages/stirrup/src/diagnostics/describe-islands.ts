import { islandContracts as builderContracts } from '@stirrup/builder/island-contracts';
import { islandDiagnostics as builderDiagnostics } from '@stirrup/builder/island-diagnostics';
import { islandProps as builderProps } from '@stirrup/builder/island-props';
import { islandScripts as builderScripts } from '@stirrup/builder/island-scripts';
import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';
import type { Contract, IslandDiagnostics, PropsSchema, Readers } from '@stirrup/runtime';
import { optionAttribute } from '@stirrup/runtime/diagnostics';
import { islandContracts as shopContracts } from '@stirrup/shop/island-contracts';
import { islandDiagnostics as shopDiagnostics } from '@stirrup/shop/island-diagnostics';
import { islandProps as shopProps } from '@stirrup/shop/island-props';
import { islandScripts as shopScripts } from '@stirrup/shop/island-scripts';

/** An island's definitions beside the one that the loader has. */
export interface IslandDescription {
  readonly props: PropsSchema<Readers> | undefined;
  readonly contract: Contract<string, string> | undefined;
  readonly scripts: LegacyScripts | undefined;
  readonly diagnostics: IslandDiagnostics | undefined;
}

const props = new Map(Object.entries({ ...builderProps, ...shopProps }));
const contracts = new Map(Object.entries({ ...builderContracts, ...shopContracts }));
const scripts = new Map(Object.entries({ ...builderScripts, ...shopScripts }));
const diagnostics = new Map(Object.entries({ ...builderDiagnostics, ...shopDiagnostics }));

/** The definitions of an island; all undefined for an island of the page's own. */
export function describeIsland(name: string): IslandDescription {
  return {
    props: props.get(name),
    contract: contracts.get(name),
    scripts: scripts.get(name),
    diagnostics: diagnostics.get(name),
  };
}

/** Attributes of the options of all islands, in our own dialect. */
export function allOptionAttributes(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [island, { readers }] of props) {
    for (const option of Object.keys(readers)) {
      const attribute = optionAttribute(option);
      found.set(attribute, [...(found.get(attribute) ?? []), island]);
    }
  }
  return found;
}
