import { mapLeaflet } from '@stirrup/builder/map-leaflet';
import { autoStart } from '../auto-start.ts';

autoStart([mapLeaflet]);
