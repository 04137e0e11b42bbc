import { refundedWithin, toAccountWithin, toCardWithin } from '@emsal/api/outcomes/refund-times';
import type { CancellationStatus } from '@emsal/api/cancellation-statuses';

interface StatusWords {
  name: string;
  header: string;
  information: (firmName: string) => string;
}

const status: Readonly<Record<CancellationStatus, StatusWords>> = {
  documentsChecked: {
    name: 'Belgeler inceleniyor',
    header: 'Belgelerinize bakıyoruz',
    information: (firm) => `Tamamsa başvurunuz ${firm} onayına gider.`,
  },
  documentsRequested: {
    name: 'Belge bekleniyor',
    header: 'Sizden bir belge bekliyoruz',
    information: (firm) => `Gelince başvurunuz ${firm} onayına gider.`,
  },
  documentsUploaded: {
    name: 'Belge yüklendi',
    header: 'Belgeniz bize ulaştı',
    information: (firm) => `Bakıyoruz; tamamsa başvurunuz ${firm} onayına gider.`,
  },
  uploadError: {
    name: 'Belge yeniden bekleniyor',
    header: 'Belgeyi yeniden yükleyin',
    information: () => 'Gönderdiğiniz belgeyi bu hâliyle kullanamıyoruz.',
  },
  atInsurer: {
    name: 'Şirket onayında',
    header: 'Başvurunuz sigorta şirketinde',
    information: (firm) => `${firm} genellikle 1–2 iş gününde yanıtlar.`,
  },
  done: {
    name: 'İptal edildi',
    header: 'Poliçeniz iptal edildi',
    information: () => 'İadenizin nerede olduğu aşağıda.',
  },
  refused: {
    name: 'İptal edilemedi',
    header: 'Poliçeniz iptal edilemedi',
    information: () => 'Poliçeniz sürüyor. Ayrıntı için bizi arayın.',
  },
  withdrawn: {
    name: 'Vazgeçildi',
    header: 'Başvurudan vazgeçtiniz',
    information: () => 'Poliçeniz sürüyor.',
  },
};

export const cancellationTexts = {
  status,
  trail: {
    received: 'Başvuru alındı',
    file: 'Belge yüklendi',
    inReview: 'Belgelere bakıyoruz',
    waitingForCustomer: 'Sizden belge istedik',
    atInsurer: 'Sigorta şirketine gönderdik',
    done: 'Poliçe iptal edildi',
    refused: 'İptal edilemedi',
    withdrawn: 'Vazgeçildi',
    insurerNext: (firm: string) => `${firm} iptali onaylar`,
    insurerWhen: 'belgelerden sonra 1–2 iş günü',
    bankNext: 'İade bankaya verilir',
    bankWhen: refundedWithin,
    bankDone: 'İade bankaya verildi',
    cardNext: 'Kartınızda görünür',
    cardWhen: `bankadan sonra ${toCardWithin}`,
    cardRefused: 'Kartınız iadeyi kabul etmedi',
    ibanNeeded: (amount: string) => `${amount} için bir hesap gerekiyor: IBAN’ınızı yazın.`,
    transferred: 'İade hesabınıza gönderildi',
    accountNext: 'Hesabınızda görünür',
    accountWhen: `bankadan sonra ${toAccountWithin}`,
    nothingBack: 'Bu iptalden iade çıkmadı',
  },
} as const;
