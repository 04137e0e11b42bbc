import { lineAddresses } from '@emsal/lines/facts/line-ids';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { accidentAgeLimit } from '@emsal/validation/ages/age-limits';
import { insured, plainList, seconds } from '@emsal/lines/facts/shared-facts';

export const personalAccidentFacts = {
  id: 'PERSONALACCIDENT',
  ...lineAddresses.PERSONALACCIDENT,
  branchId: 40,
  name: 'Ferdi Kaza Sigortası',
  shortName: 'ferdi kaza',
  sale: 'online',
  label: { icon: 'person', short: 'Ferdi kaza', remark: `${accidentAgeLimit} yaşa kadar`, rank: 14 },
  ...insured,
  preloader: seconds(20, 5),
  crossOffers: false,
  offerList: plainList,
} satisfies LineFacts;
