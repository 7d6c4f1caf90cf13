import { announce } from '@stirrup/cms/notices';
import { createButton } from '@stirrup/runtime';
import { partIn } from '../form-fields/named-parts.ts';
import { PROGRESS } from './contract.ts';
import { fileText } from './file-text.ts';

/** The progress bar of an upload. */
export interface UploadProgress {
  /** Shows the share that has been sent. */
  update(share: number): void;
  /** Removes the bar. Call it when the form can be sent again: the focus may have to move to its button. */
  end(): void;
}

/** Progress is announced at each quarter, at most. */
const STEPS = 4;

/**
 * Shows the progress of an upload before the submit button, with a button that cancels it. An upload that finishes at
 * once shows no bar.
 *
 * @example
 * ```ts
 * const bar = showProgress(form, () => controller.abort());
 * await sendWithProgress(url, data, { signal: controller.signal, onProgress: bar.update }).finally(bar.end);
 * ```
 */
export function showProgress(form: HTMLFormElement, cancel: () => void): UploadProgress {
  const box = document.createElement('div');
  const label = document.createElement('label');
  const bar = document.createElement('progress');
  const button = createButton({ className: PROGRESS.cancel, textContent: fileText('cancelUpload') });
  let announced = 0;
  box.className = PROGRESS.box;
  label.append(fileText('uploading'), ' ', bar);
  button.addEventListener('click', () => button.ariaDisabled || cancel());
  box.append(label, ' ', button);

  return {
    update: (share) => {
      if (share < 1) {
        bar.value = share;
        if (!box.isConnected) (partIn(form, 'sending') ?? partIn(form, 'submit'))?.before(box);
        const step = Math.floor(share * STEPS);
        if (step > announced) announce(fileText('uploaded', `${(100 * step) / STEPS} %`));
        announced = step;
      } else {
        // The server needs an unknown time now, and an upload that it has received cannot be cancelled.
        bar.removeAttribute('value');
        button.ariaDisabled = 'true';
      }
    },
    end: () => {
      const hadFocus = box.contains(document.activeElement);
      box.remove();
      if (hadFocus) partIn(form, 'submit')?.focus();
    },
  };
}
