import type { Risk } from './risk';

/** The same thing without what names it or its owner: plate and chassis, address, chip, serial number, an animal's name. */
export function anonymousRisk(risk: Risk): Risk {
  switch (risk.kind) {
    case 'vehicle':
      return { ...risk, plate: '', chassisNo: '' };
    case 'building':
      return { ...risk, address: risk.place, addressCode: '' };
    case 'pet':
      return { ...risk, name: risk.breedName, chipNo: '' };
    case 'device':
      return { ...risk, imei: '' };
    // Their description names nobody.
    case 'people':
    case 'journey':
      return risk;
  }
}
