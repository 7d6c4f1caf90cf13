import { mapLeaflet } from '@stirrup/builder/map-leaflet';
import { autoStart } from '../auto-start.ts';
import { codeFromList } from '../code-from-list.ts';

autoStart([mapLeaflet], codeFromList());
