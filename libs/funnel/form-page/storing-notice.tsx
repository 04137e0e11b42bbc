import { Notice } from '@emsal/ui/notice/notice';
import { formPageTexts as texts } from './form-page.texts';

/** Says that submitted steps wait for the connection. Below the form, so that it moves nothing under the pointer. */
export function StoringNotice({ isStalled }: { isStalled: boolean }) {
  return <div role="status">{isStalled && <Notice tone="warn">{texts.notStoredYet}</Notice>}</div>;
}
