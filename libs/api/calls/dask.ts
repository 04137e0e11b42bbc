/** Compulsory earthquake insurance: the running policy, and the building and loss payee that the form stores (funnel 3.7, 7.2). */
import { z } from 'zod';
import { identifier } from './identifiers';
import { command } from '../call';
import { day, ofVisit, policyNo, sampleId, uavtCode, visitId } from './shapes';

const code = z.string().max(8);

/** A running policy and how it can be renewed. */
const renewal = z.object({
  policyNo,
  uavtCode: identifier('uavtCode', z.string()),
  /** Its last day, which is the first day of the renewal. */
  policyEnd: day,
  daysLeft: z.int().nonnegative(),
  /** For a renewal in time. */
  discountPercent: z.int().positive(),
});

export const daskCalls = {
  'GET quoterequestapi/dask/getrenewalinfo/{policyNo}/{visitId}': command({
    who: 'visit',
    summary: 'The running policy of a number, if it can be renewed. The visit must have proven its telephone.',
    input: z.object({ visitId, policyNo: identifier('policyNo', z.string().regex(/^\d{7,10}$/)) }),
    output: renewal,
    sample: { visitId: sampleId, policyNo: '100000007' },
    weight: 3,
  }),
  'GET quoterequestapi/dask/checkRenewal/{uavtCode}/{visitId}': command({
    who: 'visit',
    summary:
      'Whether the home of an address code can be insured now: refused while its policy runs longer than 30 days. Another line’s visit asks whether there is one.',
    input: z.object({ visitId, uavtCode }),
    output: z.object({
      /** `inForce`: longer than the renewal days, answered to a line that does not sell this policy. Without a policy the other values are null. */
      status: z.enum(['none', 'renewable', 'inForce', 'unavailable']),
      policyNo: policyNo.nullable(),
      policyEnd: day.nullable(),
      daysLeft: z.int().nonnegative().nullable(),
    }),
    sample: { visitId: sampleId, uavtCode: '2847193056' },
  }),
  'POST quoterequestapi/dask/savedaskinfo': command({
    who: 'visit',
    summary: 'Stores the building and in which capacity it is insured.',
    input: ofVisit.extend({
      buildingType: code.describe('4 reinforced concrete, 5 other'),
      buildingAge: code.describe('6 to 1975, 7 to 1999, 8 to 2006, 9 to 2019, 10 later'),
      floorCount: code.describe('5 one to three floors above ground, 6 to seven, 7 to eighteen, 8 more'),
      floor: code.default('').describe('floor of the home, code of KNT-KAT; empty when unknown'),
      buildingArea: z.string().max(12).describe('gross square metres, at least 40'),
      usageType: code.describe('5 residence, 6 business, 7 other'),
      damageStatus: code.default('').describe('1 damaged, 0 not; empty from a form that does not ask yet'),
      insurerTitle: code.describe('1 owner, 0 tenant'),
      payeeStatus: code.describe('1 a loss payee is declared, 0 none'),
    }),
    output: z.null(),
    sample: {
      visitId: sampleId,
      buildingType: '4',
      buildingAge: '8',
      floorCount: '6',
      floor: '4',
      buildingArea: '118',
      usageType: '5',
      damageStatus: '0',
      insurerTitle: '1',
      payeeStatus: '0',
    },
  }),
  'POST quoterequestapi/dask/savelosspayeeinfo': command({
    who: 'visit',
    summary: 'Stores the loss payee: a branch of a bank, or a finance company.',
    input: ofVisit.extend({
      payeeType: code.default('1').describe('1 bank, 2 finance company'),
      bankCode: code.default(''),
      bankCity: code.default(''),
      branchCode: code.default(''),
      financialCompanyCode: code.default(''),
    }),
    output: z.null(),
    sample: { visitId: sampleId, payeeType: '1', bankCode: '0010', bankCity: '34', branchCode: '00103423' },
  }),
};
