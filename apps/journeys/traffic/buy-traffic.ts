/** The complete purchase of TRAFFIC with a known plate, in any engine. */
import { sampleNamed, type Sample } from '@emsal/lines/kit/samples/sample';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { walkedLines } from '../walk/walked-lines';
import { buyFromList, goodCard, type Buyer } from '../walk/buy';
import { walkForm } from '../walk/form';
import { uniqueIdentity } from '../walk/unique-people';
import { uniquePhoneNumber, telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';

export const slug = 'trafik-sigortasi';
export const knownPlate = sampleNamed(walkedLines.traffic.samples, 'known plate');
export const buyer = (): Buyer => ({ email: `yolcu-${uniquePhoneNumber()}@ornek.example`, card: goodCard });

/** From the landing page to the offer list, as a unique person, because codes per person are limited. */
export async function reachOffers(walker: Walker): Promise<string[]> {
  const phone = telephone(uniquePhoneNumber());
  const sample: Sample = {
    ...knownPlate,
    answers: { ...knownPlate.answers, shortLicenseOwnerTcOrTaxNo: uniqueIdentity() },
  };
  await walker.open(`${process.env['SITE_URL']}/${slug}`);
  await walker.fill('TCKN veya VKN', String(sample.answers['shortLicenseOwnerTcOrTaxNo']));
  await walker.fill('Cep telefonu', phone.number);
  await walker.fill('Plaka', String(sample.answers['licensePlateNo']));
  await walker.press('Teklifleri getir');
  return walkForm(walker, { line: traffic, slug, sample, telephone: phone });
}

export async function buyTraffic(walker: Walker, who: Buyer): Promise<void> {
  await reachOffers(walker);
  await buyFromList(walker, slug, who);
}
