import { useLocation } from '@emsal/platform/router';
import { Notice } from '@emsal/ui/notice/notice';
import { offersTexts as texts } from '../offers.texts';

/** Why policy information or payment led back to the list. */
export function ChoiceNotice() {
  const isSentBack = new URLSearchParams(useLocation().search).get('neden') === 'secim';
  return isSentBack && <Notice>{texts.chooseFirst}</Notice>;
}
