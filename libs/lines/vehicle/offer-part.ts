/** The first part of a vehicle line: who asks, verified by a one-time code, and the occupation. */
import { jobStep, personalStep, standardStep } from '@emsal/lines/kit/person-steps';
import { assetsLookup } from './assets-lookup';
import { isCompany, mayBePerson } from './owner';
import { part, step } from './vehicle-grammar';

const owner = 'shortLicenseOwnerTcOrTaxNo';

/** Opens only when nothing is known yet: a visitor from a hero form has chosen already. */
export const welcome = step({
  slug: 'hosgeldiniz',
  title: 'Nasıl başlayalım?',
  lead: 'Kimlik numarası, telefon ve plaka yeter; gerisini biz buluruz.',
  menu: 'offer',
  hidden: true,
  widget: 'welcome',
  when: ({ shortLicenseOwnerTcOrTaxNo, isQrData }) => shortLicenseOwnerTcOrTaxNo === '' && !isQrData,
});

/** A line may ask the number under a name of its own (spec funnel 3.5); it is known as `shortLicenseOwnerTcOrTaxNo` in all of them. */
export const standard = standardStep('Kimlik numarasıyla aracınızı ve hasarsızlık basamağınızı biz buluruz.', owner);

const person = personalStep('Poliçe sahibini kayıttaki kişiyle eşleştiriyoruz.', owner, 'birthdayForLicense');

export const personal = {
  ...person,
  lookups: [...person.lookups, assetsLookup],
  entries: [{ field: 'companyName', when: isCompany, confirm: true }, ...person.entries],
};

/** What the occupation does to the price is another sentence in each line; a company has none. */
export const job = (lead: string) => ({ ...jobStep(lead, owner), when: mayBePerson });

/** The part about the person. @param jobLead what the occupation does to this line's price */
export const offerPartWith = (jobLead: string) =>
  part({ slug: 'teklif-bilgileri', menu: 'offer', steps: [standard, personal, job(jobLead)] });

export const offerPart = offerPartWith('Trafik fiyatınızı değiştirmez; kasko teklifinizde indirim sağlayabilir.');
