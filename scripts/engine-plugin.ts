import type { Plugin } from 'esbuild';
import type { FlavourName } from './flavours.ts';
import { preactAsReact } from './preact-as-react.ts';
import { reactAsModule } from './react-as-module.ts';

/** The plugin that bundles the engine of a flavour. */
export const enginePlugin = (flavour: FlavourName): Plugin => (flavour === 'lite' ? preactAsReact() : reactAsModule());
