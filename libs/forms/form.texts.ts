import { brand } from '@emsal/brand/brand';
import { informationNoticeTexts } from '@emsal/verify/notice/information-notice.texts';

export const formTexts = {
  sentBefore: 'Yüklediğiniz dosya',
  agreement: [{ text: 'Aydınlatma metnini', href: informationNoticeTexts.href }, ' okudum'],
  needsScript: `Formu göndermek için tarayıcınızda JavaScript açık olmalı. Açamıyorsanız ${brand.phones.sales} numarasını arayın.`,
} as const;
