import { Notice } from '@emsal/ui/notice/notice';
import { formPageTexts as texts } from './form-page.texts';

/** Says below the form that steps which were left wait for the connection. Read out when it appears; takes nothing from under the pointer. */
export function StoringNotice({ isStuck }: { isStuck: boolean }) {
  return <div role="status">{isStuck && <Notice tone="warn">{texts.notStoredYet}</Notice>}</div>;
}
