import { engineFile } from '../../scripts/engine-file.ts';
import { filesLoaded } from '../../scripts/files-loaded.ts';
import { fileIn, flavourAsked, flavours } from '../../scripts/flavours.ts';
import { readManifest } from '../../scripts/manifest.ts';

const flavour = flavourAsked();

/** Files of the distribution in the flavour in which the tests run. */
export const builtFiles = readManifest(flavour);

/** The script tag's file. */
export const builtTag = flavours[flavour].tag;

/** Address of a file on test pages and in the demo shop, which is given as React's: `stirrup.js`, `islands/tabs.js`. */
export const addressOf = (file: string) => `/stirrup/${fileIn(flavour, file)}`;

/** Files that the script tag loads before anything starts. */
export const loaderFiles = filesLoaded(builtFiles, builtTag, () => false);

/** The file with the engine. */
export const builtEngine = engineFile(builtFiles, flavour);
