import { type InferProps, type PropsSchema, type Readers, readProps } from '@stirrup/runtime';

type Origin = Omit<Parameters<typeof readProps>[0], 'recordProps' | 'warn'>;

/** Reads an island's options for other code than its own, which describes them and warns of them. */
export function readPropsQuietly<R extends Readers>(
  origin: Origin,
  schema: PropsSchema<R>,
): InferProps<PropsSchema<R>> {
  const ignore = () => undefined;
  return readProps({ ...origin, recordProps: ignore, warn: ignore }, schema);
}
