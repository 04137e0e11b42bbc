/** The first part of a vehicle line: the person, verified by a one-time code, and the occupation. */
import { jobStep, personalStep, standardStep } from '@emsal/lines/kit/person/person-steps';
import { assetsLookup } from './assets-lookup';
import { isCompany, mayBePerson } from './owner';
import { part, step } from './vehicle-grammar';

const owner = 'shortLicenseOwnerTcOrTaxNo';

/** Shown only when nothing is known yet: a visitor from a hero form has already chosen how to start. */
export const welcome = step({
  slug: 'hosgeldiniz',
  title: 'Nasıl başlayalım?',
  lead: 'Kimlik numarası, telefon ve plaka yeter; gerisini biz buluruz.',
  menu: 'offer',
  hidden: true,
  widget: 'welcome',
  when: ({ shortLicenseOwnerTcOrTaxNo, isQrData }) => shortLicenseOwnerTcOrTaxNo === '' && !isQrData,
});

/**
 * A line may ask for the identity number under a different field name (spec funnel 3.5); `shortLicenseOwnerTcOrTaxNo` holds it in all
 * vehicle lines.
 */
export const standard = standardStep('Kimlik numarasıyla aracınızı ve hasarsızlık basamağınızı biz buluruz.', owner);

const person = personalStep('Kimliğinizi doğum tarihinizle doğruluyoruz.', owner, 'birthdayForLicense');

export const personal = {
  ...person,
  lookups: [...person.lookups, assetsLookup],
  entries: [{ field: 'companyName', when: isCompany, confirm: true }, ...person.entries],
};

/** Each line has its own text about how the occupation affects the price; companies have none. */
export const job = (lead: string, offered = false) => ({ ...jobStep(lead, owner, { offered }), when: mayBePerson });

/**
 * The part about the person.
 * @param jobLead how the occupation affects this line's price
 * @param jobPrices whether it affects it
 */
export const personPartWith = (jobLead: string, jobPrices = false) =>
  part({ slug: 'teklif-bilgileri', menu: 'offer', steps: [standard, personal, job(jobLead, jobPrices)] });

export const personPart = personPartWith('Trafik fiyatınızı değiştirmez; kasko teklifinizde indirim sağlayabilir.');
