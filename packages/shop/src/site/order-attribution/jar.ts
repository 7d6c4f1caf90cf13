/** Texts of the cookies, decoded, by name. */
export type Jar = ReadonlyMap<string, string>;
