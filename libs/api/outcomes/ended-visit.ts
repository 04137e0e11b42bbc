/** What a visitor reads when a call names a visit that this browser does not have any more: it has ended, or its cookies are gone. */
import type { ProtocolCode } from './protocol';

const code: ProtocolCode = 'notFound';
const reason = 'Bu tarayıcıda açık bir teklif isteğiniz yok; süresi dolmuş olabilir.';
/** Where nothing that was typed is left: no answer is kept in the browser (decision 105). */
const notKept = 'Bilgilerinizi tarayıcıda saklamıyoruz; yeniden girin, teklifleri getirelim.';
const next = 'Bilgilerinizi girin, teklifleri getirelim.';

export const endedVisit = { code, reason, next, notKept, message: `${reason} ${next}` } as const;
