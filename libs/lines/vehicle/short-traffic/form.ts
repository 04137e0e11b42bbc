/**
 * SHORTTRAFFIC, 60 days of compulsory traffic insurance for dealers in used vehicles: TRAFFIC by value, with a certificate of the
 * dealer.
 */
import { shortTrafficFacts } from './facts';
import { job, personal, standard, welcome } from '../person-part';
import { vehiclePart } from '../vehicle-part';
import { dealerOwnFields, line, part } from './dealer-own-fields';

const byNumber = {
  ...standard,
  entries: [{ field: 'licenseShortTrafficTcOrTaxNo', confirm: true }, ...standard.entries.slice(1)],
};

const dealer = {
  ...personal,
  lead: 'Poliçe sahibini kayıttaki işletmeyle eşleştiriyor, yetki belgenizi alıyoruz.',
  entries: [...personal.entries, { field: 'authorityCertificate' }],
};

const person = part({
  slug: 'teklif-bilgileri',
  menu: 'offer',
  steps: [byNumber, dealer, job('Kısa süreli trafik fiyatınızı değiştirmez; kasko teklifinizde indirim sağlayabilir.')],
});

export const form = line({
  facts: shortTrafficFacts,
  own: dealerOwnFields,
  welcome,
  parts: [person, vehiclePart],
});
