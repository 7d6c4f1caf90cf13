export {
  addDialect,
  debugWhenAsked,
  defineIsland,
  type InspectedIsland,
  type IslandDefinition,
  inspect,
  start,
} from '@stirrup/runtime';
export { autoStart } from './auto-start.ts';
