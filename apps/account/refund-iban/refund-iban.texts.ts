import { refundedWithin, toAccountWithin } from '@emsal/api/outcomes/refund-times';
import { brand } from '@emsal/brand/brand';

export const refundIbanTexts = {
  title: 'İade IBAN bilgisi',
  proofTitle: 'İadeniz için IBAN',
  proofLead: 'Poliçeyi alırken verdiğiniz kimlik ve telefon numarasıyla açılır.',
  heading: 'İadeniz nereye yatsın?',
  line: (name: string) => `${name} poliçenizin iadesini kartınız kabul etmedi.`,
  iban: 'IBAN',
  ibanHint: (holder: string) =>
    holder === '' ? 'Poliçe sahibinin adına bir banka hesabı' : `${holder} adına bir banka hesabı`,
  submit: 'IBAN’ı kaydet',
  amount: 'İade tutarı',
  steps: {
    iban: { title: 'IBAN', note: 'bugün' },
    bank: { title: 'Bankaya verilir', note: `formdan sonra ${refundedWithin}` },
    account: { title: 'Hesabınızda', note: `sonraki ${toAccountWithin}` },
  },
  received: 'IBAN’ınızı aldık',
  receivedText: (iban: string) => `Bu iade için IBAN’ınız bizde: ${iban}. Değiştirmek için arayın.`,
  none: 'IBAN bekleyen iadeniz yok',
  noneText: 'İadeniz kartınıza gittiyse bankanızın ekstresinde görünür.',
  call: `${brand.phones.sales}’ı ara`,
} as const;
