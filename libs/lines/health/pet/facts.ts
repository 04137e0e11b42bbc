import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { plainList, seconds } from '@emsal/lines/facts/shared-facts';

export const petFacts = {
  id: 'PET',
  ...lineAddresses.PET,
  branchId: 187,
  family: 'health',
  name: 'Evcil Hayvan Sigortası',
  shortName: 'evcil hayvan',
  sale: 'online',
  label: { icon: 'paw', short: 'Evcil hayvan', remark: 'Kedi ve köpek', rank: 15, isEveryday: true },
  identityField: 'tcNo',
  birthdayField: 'birthday',
  preloader: seconds(10, 3),
  crossOffers: false,
  offerList: { ...plainList, infoWidget: 'pet' },
  noOffer: {
    message: 'Bu ırk ve yaş için internetten teklif çıkmadı. Dostunuzun bilgilerini kontrol edin ya da bizi arayın.',
  },
} satisfies LineFacts;
