import { petAgeBounds } from '@emsal/validation/pet-age/pet-age-bounds';

const { overMonths, underYears } = petAgeBounds;

export const petWindowTexts = {
  title: 'Kaç yaşında sigortalanır?',
  unnamed: 'Hayvanınız',
  waiting: `${overMonths} aydan büyük, ${underYears} yaşından küçük kedi ve köpeklere yeni poliçe yapılır.`,
  insurable: (name: string) =>
    `${name} bu yaşta sigortalanır. ${underYears} yaşından sonra yenileme koşulunu şirkete sorun.`,
  tooYoung: (name: string, from: string) => `${name} biraz daha büyüsün: ${from} gününden sonra sigortalanır.`,
  tooOld: (name: string) => `${name} için yeni poliçe yapılamıyor. Yanlış bir şey yapmadınız.`,
  bill: {
    title: 'Bir gece acil, klinikte',
    example: (total: string) => `Örnek fatura ${total}`,
    paid: 'Sigorta öder',
    own: (percent: number) => `Size kalan %${percent}`,
    note: 'Pay ve yıllık tedavi sınırı şirkete göre değişir.',
  },
} as const;
