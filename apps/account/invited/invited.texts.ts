import { brand } from '@emsal/brand/brand';

export const invitedTexts = {
  title: 'Davetlisiniz',
  heading: (name: string) => (name === '' ? 'Sigorta kıyaslamaya davetlisiniz' : `${name} sizi davet etti`),
  lead: `${brand.name}: otuza yakın şirketin teklifini yan yana görün, size uyanı alın.`,
  reward: (name: string, amount: string) =>
    `Poliçe alırsanız ${name === '' ? 'davet eden' : name} ${amount} market çeki kazanır. Sizin fiyatınız değişmez.`,
  privacy: (name: string) =>
    `${name === '' ? 'Davet eden' : name} yalnızca davetiyle bir poliçe alındığını görür; adınızı, neyi kaça aldığınızı görmez.`,
  period: 'Davet bu tarayıcıda 30 gün geçerli.',
  own: 'Bu sizin davet bağlantınız. Kendi poliçeleriniz davet sayılmaz.',
  products: 'Neyi sigortalayalım?',
} as const;
