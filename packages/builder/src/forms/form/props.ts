import { boolean, defineProps, type InferProps, number, type Reader, string } from '@stirrup/runtime';

/** Moments at which validation while typing can be switched off. */
const MOMENTS = ['input', 'blur'] as const;

/** Reads `input`, `blur` or both: from a JSON list, as the builder prints it, or from words. */
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
    /** Name of the form for the builder's server and in events. A form without it, or with an `action`, goes to that. */
    elementId: string(),
    /** Id of the component around the form. */
    componentId: string(),
    /** Object of the loop around the form. @default the page's post */
    loopObjectId: string(),
    /** Id of the global element, if the form is one. */
    globalId: string(),
    /** Delay after which the message closes by itself, in ms; 0 for never. */
    closeAfter: number(0, { min: 0 }),
    /** Gives the message a close button. */
    closeButton: boolean(),
    /** Skips validation of fields on `input`, on `blur`, or both; they are always validated when the form is sent. */
    validationDisabledOn: moments(),
    /** Address of the calendar's stylesheet if the page has no styles for it. @default `flatpickr.css` beside the scripts */
    styles: string(),
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
