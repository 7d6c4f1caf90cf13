import { builderSettings, nonces } from '@stirrup/cms';
import { FIELD, SUBMIT_ACTION } from './contract.ts';
import type { FormProps } from './props.ts';

/**
 * The request body: the form's own fields, then those that the server requires (bricks-dynamic.md §6.6). The submit
 * button is left out.
 */
export function collectFields(form: HTMLFormElement, props: FormProps): FormData {
  const data = new FormData(form);
  const { postId } = builderSettings();
  const { elementId, componentId, loopObjectId, globalId } = props;
  data.append(FIELD.action, SUBMIT_ACTION);
  data.append(FIELD.loop, loopObjectId || postId);
  data.append(FIELD.post, postId);
  data.append(FIELD.form, elementId);
  data.append(FIELD.token, '');
  data.append(FIELD.nonce, nonces().form.get());
  data.append(FIELD.referrer, location.href);
  if (componentId) data.append(FIELD.component, componentId);
  data.append(FIELD.query, JSON.stringify(Object.fromEntries(new URLSearchParams(location.search))));
  if (globalId) data.append(FIELD.global, globalId);
  return data;
}
