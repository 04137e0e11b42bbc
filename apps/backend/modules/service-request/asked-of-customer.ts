/** What the customer reads of an employee's move. */
import {
  documentReasons,
  askedByLink,
  fileReturned,
  refusalReasons,
  type AskedDocument,
  type RefusalReason,
} from '@emsal/api/request-reasons';
import type { RequestState } from './request-graph';

const isAsked = (code: string | null): code is AskedDocument => code !== null && code in documentReasons;
const isRefusal = (code: string | null): code is RefusalReason => code !== null && code in refusalReasons;

const byLink = 'İstediğimiz belgeleri telefonunuza gelen bağlantıdan yükleyin.';
const anew = 'Geri gönderdiğimiz belgeyi yeniden yükleyin.';

const ownTexts: Readonly<Record<string, string>> = { [askedByLink]: byLink, [fileReturned]: anew };

/** Without a question of an employee it is the sale's pages, which were left out. */
export const askedOfCustomer = (code: string | null): string =>
  ownTexts[code ?? ''] ?? documentReasons[isAsked(code) ? code : 'salePages'].text;

export const refusedFor = (code: string | null): string => (isRefusal(code) ? refusalReasons[code].text : '');

/** What an open request waits for, or why it was refused; empty in any other state. @param code of the last move */
export function noteOf({ state }: { state: RequestState }, code: string | null): string {
  if (state === 'waitingForCustomer') return askedOfCustomer(code);
  return state === 'refused' ? refusedFor(code) : '';
}

/** What came could not be used. */
export const isAskedAgain = (code: string | null): boolean => code === fileReturned || code === 'unreadable';
