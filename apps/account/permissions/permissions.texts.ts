import type { PermissionChannel } from '@emsal/api/permission-channels';
import type { Channel } from './channel';

type Source = Channel['history'][number]['source'];

const opened: Readonly<Record<Source, string>> = {
  account: 'Hesabınızdan açtınız',
  purchase: 'Teklif ya da poliçe alırken açtınız',
  form: 'Kampanya formunda açtınız',
  desk: 'İsteğinizle açtık',
};
const closed: Readonly<Record<Source, string>> = {
  account: 'Hesabınızdan kapattınız',
  purchase: 'Teklif ya da poliçe alırken kapattınız',
  form: 'Kampanya formunda kapattınız',
  desk: 'İsteğinizle kapattık',
};

export const permissionsTexts = {
  title: 'İletişim izinleri',
  lead: 'Kampanyaları hangi yoldan bildirebileceğimizi siz seçersiniz. Poliçe, ödeme ve iptal haberleri izne bağlı değildir.',
  channels: { sms: 'SMS', email: 'E-posta', call: 'Sesli arama' } satisfies Record<PermissionChannel, string>,
  permissionOf: (channel: string) => `${channel} izni`,
  never: 'Hiç açılmadı',
  openSince: (day: string) => `${day} gününden beri açık`,
  closedSince: (day: string) => `${day} gününden beri kapalı`,
  history: 'Geçmiş',
  entry: (isGiven: boolean, source: Source, textVersion: string | null) =>
    (isGiven ? opened : closed)[source] + (textVersion ? `, metin ${textVersion}` : ''),
  closeAll: 'Bütün izinleri kapat',
} as const;
