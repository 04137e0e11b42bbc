/** SHORTTRAFFIC, 60 days of compulsory traffic insurance for dealers in used vehicles: TRAFFIC by value, its owner proven by a certificate. */
import { job, personal, standardBy, welcome } from '../offer-part';
import { line, part } from '../vehicle-grammar';
import { vehiclePart } from '../vehicle-part';
import { certificate } from './certificate-fields';

const dealer = {
  ...personal,
  lead: 'Poliçe sahibini kayıttaki işletmeyle eşleştiriyor, yetki belgenizi alıyoruz.',
  entries: [...personal.entries, { field: 'authorityCertificate' }],
};

const offer = part({
  slug: 'teklif-bilgileri',
  menu: 'offer',
  steps: [
    standardBy('licenseShortTrafficTcOrTaxNo'),
    dealer,
    job('Kısa süreli trafik fiyatınızı değiştirmez; kasko teklifinizde indirim sağlayabilir.'),
  ],
});

export const shortTraffic = line({
  id: 'SHORTTRAFFIC',
  own: certificate,
  welcome,
  parts: [offer, vehiclePart],
});
