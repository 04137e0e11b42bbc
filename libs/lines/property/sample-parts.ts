/** Parts that the samples of property lines share: the person, a company, and two homes. */
import { noAddress } from '@emsal/lines/kit/fields/address';
import { sampleBirthday, sampleIdentity, samplePerson } from '@emsal/lines/kit/samples/person-sample';

/** These lines ask for no occupation. */
const { jobCode: _, ...known } = samplePerson;
export const knownPerson = known;

export const insuredPerson = { ...known, tcNoOrTaxNo: sampleIdentity, birthday: sampleBirthday };

const companyName = 'KARLIDAĞ NAKLİYAT LTD. ŞTİ.';
export const companyContact = {
  phoneNumber: '5551234567',
  isCustomerFound: true,
  companyName,
  city: '35',
  district: '3501',
};
export const companyNumber = '4540234112';
export const company = { ...companyContact, tcNoOrTaxNo: companyNumber };
export const owningCompany = { ...companyContact, titleDeedTcOrTaxNo: companyNumber };

/** Of the sandbox's documented street. */
const knownPlace = {
  city: '34',
  cityName: 'İstanbul',
  district: '3423',
  districtName: 'Kadıköy',
  villageName: 'Merkez',
  quarterName: 'Caferağa Mah.',
  streetName: 'Moda Cad.',
  buildingName: 'No 118, Çınar Apt.',
  sectionName: 'Daire 7',
};
const uavtCode = '4904718477';
export const knownHome = { address: { ...noAddress, ...knownPlace, way: 'code', uavtCode }, uavtCode } as const;

export const typedHome = {
  address: {
    ...noAddress,
    way: 'hand',
    city: '34',
    cityName: 'İstanbul',
    district: '3423',
    districtName: 'Kadıköy',
    moreInformation: 'Caferağa Mah., Moda Cad. 118, Daire 7',
  },
} as const;
