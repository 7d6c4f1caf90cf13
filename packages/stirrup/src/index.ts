export {
  addDialect,
  type DialectData,
  debugWhenAsked,
  defineIsland,
  type InspectedIsland,
  type IslandDefinition,
  inspect,
  start,
} from '@stirrup/runtime';
export { autoStart } from './auto-start.ts';
export type { StirrupGlobal } from './define-global.ts';
