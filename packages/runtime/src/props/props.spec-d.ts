import { defineProps, type InferProps } from './define-props.ts';
import { boolean, choice, number, optional, string } from './readers.ts';

/** Compiles only if both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(..._: Same<A, B> extends true ? [] : ['the types differ']): void {}

const schema = defineProps(
  {
    count: number(1),
    label: string(),
    isOpen: boolean(),
    openOn: choice(['click', 'mouseenter'], 'click'),
    gap: optional(number(0)),
  },
  { bricks: { count: 'data-count', openOn: { attribute: 'data-settings', key: 'trigger' } } },
);
type Props = InferProps<typeof schema>;

same<
  Props,
  {
    readonly count: number;
    readonly label: string;
    readonly isOpen: boolean;
    readonly openOn: 'click' | 'mouseenter';
    readonly gap: number | undefined;
  }
>();

// @ts-expect-error: the proof that same() tells types apart.
same<Props, { readonly count: string }>();

// @ts-expect-error: the fallback is none of the words.
choice(['click', 'mouseenter'], 'hover');

// @ts-expect-error: a source for an option that there is not.
defineProps({ count: number(1) }, { bricks: { cuont: 'data-count' } });

// @ts-expect-error: a source is an attribute, or an attribute and a key.
defineProps({ count: number(1) }, { bricks: { count: { attribute: 'data-settings' } } });

// @ts-expect-error: props are read, never written.
(null as never as Props).count = 2;

// @ts-expect-error: a limit that there is not.
number(1, { minimum: 0 });
