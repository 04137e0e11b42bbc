import { petAgeBounds } from '@emsal/validation/pet-age/pet-age';

const { overMonths, underYears } = petAgeBounds;

export const petWindowTexts = {
  title: 'Kaç yaşında sigortalanır?',
  bounds: { from: `${overMonths} ay`, to: `${underYears} yaş` },
  age: (years: number, months: number) =>
    [years > 0 && `${years} yaş`, (months > 0 || years === 0) && `${months} ay`].filter(Boolean).join(' '),
  unnamed: 'Hayvanınız',
  waiting: `${overMonths} aydan büyük, ${underYears} yaşından küçük kedi ve köpeklere yeni poliçe yapılır.`,
  insurable: (name: string) => `${name} bu yaşta sigortalanır. 10 yaşından sonra yenileme koşulunu şirkete sorun.`,
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
