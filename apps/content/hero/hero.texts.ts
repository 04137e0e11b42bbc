import type { HeroFieldName } from './hero-fields';

interface FieldWords {
  label: string;
  hint?: string;
  why?: { question: string; answer: string };
}

export const heroFieldTexts: Readonly<Record<HeroFieldName, FieldWords>> = {
  identityNo: { label: 'TCKN veya VKN', hint: 'Ruhsat sahibinin 11 haneli kimlik ya da 10 haneli vergi numarası' },
  phoneNumber: {
    label: 'Cep telefonu',
    why: {
      question: 'Telefonunuzu neden istiyoruz?',
      answer:
        'Tek kullanımlık kodu ve teklif numaranızı SMS ile göndermek için. İzin vermediğiniz sürece sizi aramayız, kampanya mesajı atmayız.',
    },
  },
  licensePlateNo: { label: 'Plaka', hint: 'Örneğin 34 ABC 123' },
};

export const heroTexts = {
  submit: 'Teklifleri getir',
  withoutPlate: 'Plakam henüz çıkmadı',
  purpose: 'Bilgilerinizi yalnızca teklif almak için kullanırız.',
  notice: 'Aydınlatma metni',
  product: 'Neyi sigortalayalım?',
} as const;
