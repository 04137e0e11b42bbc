/** SHORTTRAFFIC's own fields and their builder functions: what the dealer’s number clears and fills in. */
import { ownerDependents } from '../vehicle-clears';
import { grammarWith } from '../vehicle-grammar';
import { dealerFields } from './dealer-fields';

export const { line, own, part } = grammarWith<typeof dealerFields>();

export const dealerOwnFields = own(dealerFields, () => ({
  // A certificate belongs to one dealer.
  clears: {
    licenseShortTrafficTcOrTaxNo: [...ownerDependents, 'authorityCertificate', 'authorityCertificateName'],
  },
  derives: { licenseShortTrafficTcOrTaxNo: (typed) => ({ shortLicenseOwnerTcOrTaxNo: typed }) },
  names: { authorityCertificate: 'authorityCertificateName' },
}));
