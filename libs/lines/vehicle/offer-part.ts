/** The first part of a vehicle line: who asks, verified by a one-time code, and the occupation. */
import {
  assetsLookup,
  jobLookup,
  ownerLookup,
  saveContact,
  saveJob,
  savePerson,
  verifyBirthday,
} from './customer-calls';
import { isCompany, isPerson, mayBePerson } from './owner';
import { part, step } from './vehicle-grammar';

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

/** Lines name the owner's number differently (spec funnel 3.5); it is known as `shortLicenseOwnerTcOrTaxNo` in all of them. */
export const standardBy = (field: 'shortLicenseOwnerTcOrTaxNo' | 'licenseShortTrafficTcOrTaxNo') =>
  step({
    slug: 'temel-bilgiler',
    title: 'Temel bilgiler',
    lead: 'Kimlik numarasıyla aracınızı ve hasarsızlık basamağınızı biz buluruz.',
    menu: 'standard',
    verifies: true,
    fields: [{ field, confirm: true }, { field: 'phoneNumber', confirm: true }, 'marketingConfirm'],
    save: [saveContact],
  });

export const standard = standardBy('shortLicenseOwnerTcOrTaxNo');

export const personal = step({
  slug: 'kisisel-bilgiler',
  title: 'Kişisel bilgiler',
  lead: 'Poliçe sahibini kayıttaki kişiyle eşleştiriyoruz.',
  menu: 'personal',
  lookups: [ownerLookup, assetsLookup],
  fields: [
    { field: 'birthdayForLicense', when: isPerson },
    { field: 'companyName', when: isCompany, confirm: true },
    { field: 'name', when: (a) => isPerson(a) && !a.isCustomerFound },
    { field: 'surname', when: (a) => isPerson(a) && !a.isCustomerFound },
    { field: 'city', when: (a) => !a.isCustomerFound },
    { field: 'district', when: (a) => !a.isCustomerFound },
    'email',
  ],
  save: [verifyBirthday, savePerson],
});

/** What the occupation does to the price is another sentence in each line. */
export const job = (lead: string) =>
  step({
    slug: 'meslek-bilgisi',
    title: 'Meslek bilgisi',
    lead,
    menu: 'job',
    when: mayBePerson,
    lookups: [jobLookup],
    fields: ['jobCode'],
    save: [saveJob],
  });

/** The part about the person. @param jobLead what the occupation does to this line's price */
export const offerPartWith = (jobLead: string) =>
  part({ slug: 'teklif-bilgileri', menu: 'offer', steps: [standard, personal, job(jobLead)] });

export const offerPart = offerPartWith('Trafik fiyatınızı değiştirmez; kasko teklifinizde indirim sağlayabilir.');
