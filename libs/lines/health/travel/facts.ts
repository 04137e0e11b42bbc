import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { insured, plainList, seconds } from '@emsal/lines/facts/shared-facts';

export const travelFacts = {
  id: 'TRAVEL',
  ...lineAddresses.TRAVEL,
  branchId: 29,
  name: 'Seyahat Sağlık Sigortası',
  shortName: 'seyahat sağlık',
  sale: 'online',
  label: { icon: 'airplane', short: 'Seyahat', remark: 'Vizeye uygun', rank: 13, isEveryday: true },
  ...insured,
  preloader: seconds(30, 4),
  crossOffers: false,
  offerList: { ...plainList, compareCheckbox: true },
  noOffer: {
    age: {
      title: '18 yaşından küçükler için teklif veremiyoruz',
      message:
        'Seyahat sağlık sigortasını 18 yaşından küçükler tek başına alamıyor. Ebeveyn bilgilerini ekleyerek yeniden teklif alabilirsiniz.',
    },
  },
} satisfies LineFacts;
