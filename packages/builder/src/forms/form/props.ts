import { boolean, defineProps, type InferProps, number, type Reader, string } from '@stirrup/runtime';

/** When fields are not looked at while the visitor fills them in. */
const MOMENTS = ['input', 'blur'] as const;

/** `input`, `blur` or both: in a JSON list, as the builder prints it, or as words. */
function moments(): Reader<readonly (typeof MOMENTS)[number][]> {
  const parse = (raw: unknown) => {
    const named: readonly string[] = String(raw).match(/\w+/g) ?? [];
    const known = MOMENTS.filter((moment) => named.includes(moment));
    return known.length === named.length ? known : undefined;
  };
  return { fallback: [], expected: 'input, blur or both', parse };
}

/** Options of a form. */
export const formProps = defineProps(
  {
    /** Names the form to the server and in events. */
    elementId: string(),
    /** The component that the form is a part of. */
    componentId: string(),
    /** Object of the loop that the form stands in; the page's post where none is given. */
    loopObjectId: string(),
    /** The global element that the form is. */
    globalId: string(),
    /** After how many ms the message goes by itself; 0 is never. */
    closeAfter: number(0, { min: 0 }),
    /** The message has a button that closes it. */
    closeButton: boolean(),
    /** Fields are not looked at on every `input`, on `blur`, or both: only when the form is sent. */
    validationDisabledOn: moments(),
  },
  {
    bricks: {
      closeAfter: { attribute: 'data-notice', key: 'closeAfter' },
      closeButton: { attribute: 'data-notice', key: 'closeButton' },
    },
  },
);

/** The options of a form. */
export type FormProps = InferProps<typeof formProps>;
