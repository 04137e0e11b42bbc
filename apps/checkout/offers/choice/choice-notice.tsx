import { useLocation } from '@emsal/platform/router';
import { Notice } from '@emsal/ui/notice/notice';
import { offersTexts as texts } from '../texts/offers.texts';

/** Why a later page led back to the list, by the query's `neden`. */
const reasons: Readonly<Record<string, string>> = { secim: texts.chooseFirst, odeme: texts.noPayment };

export function ChoiceNotice() {
  const reason = reasons[new URLSearchParams(useLocation().search).get('neden') ?? ''];
  return reason !== undefined && <Notice>{reason}</Notice>;
}
