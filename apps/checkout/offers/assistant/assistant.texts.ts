import { visitDays } from '@emsal/api/visit-days';
import { formatLongDate, formatTime } from '@emsal/platform/formats/dates';

const when = (instant: string): string => `${formatLongDate(instant)}, ${formatTime(instant)}`;

/** A change of what may be read, or by whom, needs a new version in `libs/api/assistant.ts`. */
export const assistantTexts = {
  lead: 'Kullandığınız yapay zekâ asistanı bu listeyi okuyup sorularınızı yanıtlayabilir. İzin verirseniz:',
  may: 'Okur: teklifleri, fiyatları ve açıklamalarını, teminatları, şirketlerin yanıtlarını, neyin hangi varsayımlarla sigortalandığını.',
  mayNot:
    'Okuyamaz: kimlik ve telefon numaranızı, adınızı, açık adresinizi, plakanızı. Teklif seçemez, satın alamaz, bilgilerinizi değiştiremez.',
  provider: 'Okudukları, asistanınızı sunan şirkete gider; o şirketin koşulları geçerlidir.',
  until: `İzin bu teklifin kaydıyla, en geç ${visitDays} gün içinde biter. Dilediğiniz an kaldırabilirsiniz.`,
  loading: 'İzin durumu okunuyor',
  prove: 'İzin vermek için telefonunuzun yakın zamanda doğrulanmış olması gerekir.',
  proveLink: 'Telefonunuzu doğrulayın',
  consent: 'Asistanımın yukarıda yazılanları okumasına izin veriyorum.',
  consentMissing: 'Anahtar almak için izin kutusunu işaretleyin',
  permit: 'İzin verin, anahtar alın',
  another: 'Yeni bir anahtar alın',
  active: (until: string) => `Asistanınızın izni ${when(until)} tarihinde bitecek.`,
  lastRead: (at: string) => `Teklifleri en son ${when(at)} tarihinde okudu.`,
  notRead: 'Teklifleri henüz okumadı.',
  revoke: 'İzni kaldırın',
  revoked: 'İzin kaldırıldı. Verdiğiniz anahtarlar artık çalışmaz.',
  ready: 'Anahtarınız hazır. Yalnızca şimdi gösterilir; asistanınıza ekleyin, başkasıyla paylaşmayın.',
  address: 'Adres',
  key: 'Anahtar',
  keyHint: 'Asistanınızın ayarlarında “MCP sunucusu” ekleyin; anahtarı Authorization: Bearer başlığı olarak verin.',
  copyAddress: 'Adresi kopyala',
  copyKey: 'Anahtarı kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamaya izin vermedi. Kutudan seçip kopyalayın.',
} as const;
