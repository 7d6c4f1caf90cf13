/** Values of an order's fields, by name; null for an unknown value. */
export type AttributionData = Readonly<Record<string, string | null>>;
