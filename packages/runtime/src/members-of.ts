/** An element's own members. This object is not an element: pass the element on in place of it. */
export type Members<E> = {
  readonly [Name in keyof E as string extends Name
    ? never
    : number extends Name
      ? never
      : Exclude<Name, 'nodeType'>]: E[Name];
};

/**
 * An element's own members, whatever the names of a form's fields. A form returns its fields in place of its members:
 * with a field named `querySelector`, `action` or `id`, `form.querySelector` is that field, and assigning to the form
 * does not change this (HTML, "the form element": LegacyOverrideBuiltIns). Every read of a form, or of any element that
 * may be one, goes through here. Other elements are returned unchanged.
 *
 * What breaks if you simplify this: shops have fields named `action`, `id`, `name` and `submit`, and the author of a
 * plugin's add-on field chooses its name; each of them fails a form's island, or sends it to the wrong address.
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
  // With an empty target: a proxy of the form itself would have to return frozen properties of scripts, and unbound.
  return new Proxy({}, { get: (_, name) => memberOf(element, name) });
}

function memberOf(form: HTMLFormElement, name: string | symbol): unknown {
  // A method that another script has replaced is kept: editors are notified of a submit by that.
  const given: unknown = Reflect.get(form, name);
  const member: unknown = typeof given === 'function' ? given : Reflect.get(HTMLFormElement.prototype, name, form);
  return typeof member === 'function' ? member.bind(form) : member;
}
