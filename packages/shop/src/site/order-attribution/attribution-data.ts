/** Values of an order's fields, by name; null where there is none. */
export type AttributionData = Readonly<Record<string, string | null>>;
