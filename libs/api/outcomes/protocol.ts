/** Protocol failures by code: status and message when the request is invalid or the service fails. */
import { uploadMessages } from '@emsal/validation/upload/upload-messages';

export interface ProtocolFailure {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503 | 507;
  message: string;
}

export const protocolFailures = {
  badBody: { status: 400, message: 'Gönderilen bilgiler eksik ya da hatalı. İşaretli alanları düzeltin.' },
  tokenMissing: { status: 403, message: 'Oturumunuz yenileniyor. Lütfen tekrar deneyin.' },
  signInNeeded: { status: 401, message: 'Bu bilgiler için giriş yapın.' },
  assistantKeyNeeded: { status: 401, message: 'Bu adres, asistanınıza verdiğiniz geçerli bir izin anahtarı ister.' },
  foreignOrigin: { status: 403, message: 'Bu istek başka bir siteden geldi.' },
  notFound: { status: 404, message: 'Aradığınız kayıt bulunamadı.' },
  stillRunning: { status: 409, message: 'İşleminiz sürüyor. Birkaç saniye sonra sonucu göreceksiniz.' },
  keyReused: { status: 422, message: 'Bu işlem anahtarı başka bir istekte kullanıldı.' },
  keyMissing: { status: 400, message: 'Bu işlem için Idempotency-Key başlığı gerekir.' },
  tooLarge: { status: 413, message: 'Gönderilen veri çok büyük.' },
  fileTooLarge: { status: 413, message: `${uploadMessages.tooLarge}.` },
  wrongType: { status: 415, message: 'İçerik türü application/json olmalı.' },
  tooMany: { status: 429, message: 'Kısa sürede çok fazla istek geldi. Bir dakika sonra tekrar deneyin.' },
  internal: { status: 500, message: 'Hata. Lütfen tekrar deneyin.' },
  unavailable: { status: 503, message: 'Sistemimiz birkaç saniyeliğine yanıt veremiyor. Lütfen tekrar deneyin.' },
  /** A register outside: asking again at once would change nothing, and the visitor goes on by hand. */
  registerUnavailable: { status: 503, message: 'Kayıt şu anda yanıt vermiyor. Yeniden deneyin ya da elle yazın.' },
  storageFull: { status: 507, message: 'Şu anda yeni bilgi kaydedemiyoruz. Birkaç dakika sonra tekrar deneyin.' },
} as const satisfies Record<string, ProtocolFailure>;
export type ProtocolCode = keyof typeof protocolFailures;

/** Files are neither JSON nor forms. */
export const tooLargeCode = (contentType = ''): 'tooLarge' | 'fileTooLarge' =>
  /^application\/(?:json|x-www-form-urlencoded)/i.test(contentType) ? 'tooLarge' : 'fileTooLarge';

/** Business refusals of the token calls. */
export const tokenOutcomes = {
  applicationKeyUnknown: { message: 'Uygulama tanınmadı. Sayfayı yenileyin.' },
} as const satisfies Record<string, { message: string }>;
