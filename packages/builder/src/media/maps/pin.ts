/** The pin of places without a picture. It comes with the code: pages of the builder have no pictures of Leaflet's. */
export const PIN: {
  iconUrl: string;
  iconSize: [number, number];
  iconAnchor: [number, number];
  popupAnchor: [number, number];
} = {
  iconUrl:
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 25 41'><path fill='%232a81cb' stroke='white' d='M12.5 40C9 28 1 21 1 12.5a11.5 11.5 0 0 1 23 0C24 21 16 28 12.5 40Z'/><circle cx='12.5' cy='12.5' r='4' fill='white'/></svg>",
  iconSize: [25, 41],
  iconAnchor: [12, 41],
  popupAnchor: [1, -34],
};
