/** Complementary health (funnel 7.2): what its steps save, and contracted institutions of an insurer's network by province, district and kind. */
import { z } from 'zod';
import { identifier } from './identifiers';
import { lookup } from '../call';
import { peopleCalls } from './complement-health/people';
import { stepCalls } from './complement-health/steps';

const placeName = z.string().trim().min(1).max(60);
const ofNetwork = z.object({
  firmId: z.string().regex(/^\d{1,4}$/),
  networkKey: identifier('networkKey', z.string().regex(/^[A-Z0-9]{1,12}$/)),
});
const ofCity = ofNetwork.extend({ cityName: placeName });
const ofDistrict = ofCity.extend({ districtName: placeName });
const ofType = ofDistrict.extend({ companyType: z.string().regex(/^[a-z-]{1,30}$/) });

const sampleNetwork = { firmId: '151', networkKey: 'NET151' };
const sampleCity = { ...sampleNetwork, cityName: 'İstanbul' };
const sampleDistrict = { ...sampleCity, districtName: 'Kadıköy' };

export const complementHealthCalls = {
  ...peopleCalls,
  ...stepCalls,
  'GET quoterequestapi/ComplementHealth/GetContractedCompanyCities/{firmId}/{networkKey}': lookup({
    who: 'visitor',
    summary: 'Provinces in which the network has a contracted institution.',
    input: ofNetwork,
    output: z.array(z.object({ cityName: z.string() })),
    sample: sampleNetwork,
  }),
  'GET quoterequestapi/ComplementHealth/GetContractedCompanyDistricts/{firmId}/{networkKey}/{cityName}': lookup({
    who: 'visitor',
    summary: 'Districts of a province in which the network has one.',
    input: ofCity,
    output: z.array(z.object({ districtName: z.string() })),
    sample: sampleCity,
  }),
  'GET quoterequestapi/ComplementHealth/GetContractedCompanyType/{firmId}/{networkKey}/{cityName}/{districtName}':
    lookup({
      who: 'visitor',
      summary: 'Kinds of institutions that the network has in a district.',
      input: ofDistrict,
      output: z.array(z.object({ companyType: z.string(), companyTypeName: z.string() })),
      sample: sampleDistrict,
    }),
  'GET quoterequestapi/ComplementHealth/GetContractedCompany/{firmId}/{networkKey}/{cityName}/{districtName}/{companyType}':
    lookup({
      who: 'visitor',
      summary: 'Institutions of a kind that the network has in a district.',
      input: ofType,
      output: z.array(z.object({ companyName: z.string() })),
      sample: { ...sampleDistrict, companyType: 'hastane' },
    }),
};
