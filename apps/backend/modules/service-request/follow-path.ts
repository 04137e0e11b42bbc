import type { RequestRow } from './request-store';

/** The page on which a customer follows a request, or asks once more; help stands in the account. */
export function followPath({ details }: Pick<RequestRow, 'details'>): string {
  if (details.kind === 'cancellation') return '/police-iptal/takip';
  if (details.kind === 'iban') return '/iade-iban-bilgisi';
  return details.kind === 'addendum' && details.part === 'plate' ? '/plaka-ekle' : '/uyelik/yardim';
}
