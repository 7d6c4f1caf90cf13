import { announce } from '@stirrup/cms/notices';
import { createButton } from '@stirrup/runtime';
import { partIn } from '../form-fields/named-parts.ts';
import { PROGRESS } from './contract.ts';
import { fileText } from './file-text.ts';

/** The bar of an upload. */
export interface UploadProgress {
  /** Shows how much has gone out. */
  update(share: number): void;
  /** Takes the bar away. Call it when the form can be sent again: the focus may have to go to its button. */
  end(): void;
}

/** Screen readers are told at every quarter, at most. */
const STEPS = 4;

/**
 * Shows how far an upload is, before the button that sends, with a button that cancels it. What goes out at once shows
 * no bar.
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
        // The server is at work, for as long as it takes; what it has received cannot be called back.
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
