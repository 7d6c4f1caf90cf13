/** A message of a host's player, as far as it matters. */
export interface Message {
  readonly event?: unknown;
  /** YouTube's state: 1 is playing, 0 is over. */
  readonly state?: unknown;
  /** Position in the film. */
  readonly seconds?: number;
}

/** Reads a message of YouTube's or Vimeo's player; those of others are empty. */
export function readMessage(data: unknown): Message {
  const message = parse(data);
  const info: unknown = Reflect.get(message, 'info');
  const state: unknown = typeof info === 'number' ? info : Reflect.get(Object(info), 'playerState');
  const seconds: unknown =
    Reflect.get(Object(info), 'currentTime') ?? Reflect.get(Object(Reflect.get(message, 'data')), 'seconds');
  const event: unknown = Reflect.get(message, 'event');
  // Numbers of YouTube's other events are no states.
  const isState = event === 'onStateChange' || event === 'infoDelivery';
  return { event, ...(isState && { state }), ...(typeof seconds === 'number' && { seconds }) };
}

function parse(data: unknown): object {
  try {
    return Object(typeof data === 'string' ? JSON.parse(data) : data);
  } catch {
    return {};
  }
}
