/** What a visitor reads when a call names a visit that this browser does not have any more: it has ended, or its cookies are gone. */
import type { ProtocolCode } from './protocol';

const code: ProtocolCode = 'notFound';
const reason = 'Bu tarayıcıda açık bir teklif isteğiniz yok; süresi dolmuş olabilir.';
const next = 'Bilgilerinizi girin, teklifleri getirelim.';

export const endedVisit = { code, reason, next, message: `${reason} ${next}` } as const;
