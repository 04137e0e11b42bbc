import { brand } from '@emsal/brand/brand';
import type { PermissionChannel } from '@emsal/api/permission-channels';

const ways: Readonly<Record<PermissionChannel, string>> = {
  sms: 'SMS ile',
  email: 'e-postayla',
  call: 'telefonla arayarak',
};

/** What is agreed to before a channel opens; new words need a new `electronicConsentVersion`. */
export const electronicConsentTexts = {
  title: 'Elektronik ileti onayı',
  text: (channel: PermissionChannel) =>
    `${brand.name}, kampanya ve indirimleri bana ${ways[channel]} bildirebilir. Bunun için iletişim bilgilerimin kullanılmasına onay veriyorum. Onayımı bu sayfadan istediğim an geri alabilirim.`,
  confirm: 'Onaylıyorum',
} as const;
