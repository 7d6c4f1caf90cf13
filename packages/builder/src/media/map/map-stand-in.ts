import { placesStandIn } from '../maps/places-stand-in.ts';

/** The stand-in of a map that waits for a visitor. */
export default placesStandIn;
