/** Members that an element has by itself. This is no element: pass the element on, not its members. */
export type Members<E> = {
  readonly [Name in keyof E as string extends Name
    ? never
    : number extends Name
      ? never
      : Exclude<Name, 'nodeType'>]: E[Name];
};

/**
 * An element's own members, whatever the fields of a form are called. A form hands out its fields by name in place of its
 * members: beside a field that is called `querySelector`, `action` or `id`, `form.querySelector` is that field, and nothing
 * that is set on the form itself changes this (HTML, "the form element": LegacyOverrideBuiltIns). Every read of a form, or
 * of any element that may be one, goes through here. Other elements are returned as they are.
 *
 * What breaks if you simplify this: shops have fields called `action`, `id`, `name` and `submit`, and a plugin's add-on
 * field is called what its author likes; each takes a form's island down, or sends it to the wrong address.
 *
 * @example
 * ```ts
 * membersOf(form).querySelector('select');
 * membersOf(form).requestSubmit();
 * ```
 */
export function membersOf<E extends EventTarget>(element: E): Members<E>;
export function membersOf(element: EventTarget): object {
  if (!(element instanceof HTMLFormElement)) return element;
  // Of nothing: a proxy of the form itself would have to hand out what a script has put on it for good, and unbound.
  return new Proxy({}, { get: (_, name) => memberOf(element, name) });
}

function memberOf(form: HTMLFormElement, name: string | symbol): unknown {
  // A method that another script has put in the place of the browser's is kept: editors hear of a submit by that.
  const given: unknown = Reflect.get(form, name);
  const member: unknown = typeof given === 'function' ? given : Reflect.get(HTMLFormElement.prototype, name, form);
  return typeof member === 'function' ? member.bind(form) : member;
}
