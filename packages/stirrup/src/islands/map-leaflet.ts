import { mapLeaflet } from '@stirrup/builder/map-leaflet';
import { aheadOfList } from '../ahead-of-list.ts';
import { autoStart } from '../auto-start.ts';

autoStart([mapLeaflet], aheadOfList());
