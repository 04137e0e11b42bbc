/** The insured people of a health visit (funnel 3.7, 7.2); their order is their place in the list, from 1. */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { captchaField } from '../captcha';
import { identifier } from '../identifiers';
import { day, identityNo, ofVisit, sampleId } from '../shapes';
import { customerInfo } from '../shared-step/customer';
import { typed, typedPerson } from '../shared-step/typed-person';

const sampleVisit = { visitId: sampleId };
const customerOrder = z.int().min(1).max(20);
const person = typedPerson.extend({
  relation: z.string().max(10).optional(),
  height: typed.optional(),
  weight: typed.optional(),
});
const samplePerson = { relation: 'spouse', identityNo: '20000000046', birthDate: '1986-05-02' };

const listed = z.object({
  customerOrder,
  relation: z.string(),
  identityNumberMasked: z.string(),
  encryptedIdentityNumber: z.string(),
  birthDate: z.string(),
});
const people = z.object({ customerInfoDetail: z.array(listed), personsInsuredLength: z.int() });

export const healthState = people.extend({
  form: z.object({ personsInsured: z.string(), socialAssurance: z.string() }),
  healthProcessInformation: z.object({
    isConsentGiven: z.boolean(),
    isDeclared: z.boolean().describe('all health questions are answered'),
  }),
});

export const peopleCalls = {
  'GET quoterequestapi/ComplementHealth/GetCustomerInfoDetail/{visitId}': command({
    who: 'visit',
    summary: 'Who is insured and how far the declaration is; identities masked, no answer about health.',
    input: ofVisit,
    output: healthState,
    sample: sampleVisit,
  }),
  'GET quoterequestapi/ComplementHealth/GetCustomerIdentity/{encryptedIdentityNumber}': lookup({
    who: 'visitor',
    summary:
      'The identity number that GetCustomerInfoDetail sealed for this visitor; empty for another’s or an old one.',
    input: z.object({
      encryptedIdentityNumber: identifier('encryptedIdentityNumber', z.string().regex(/^[\w-]{20,400}$/)),
    }),
    output: z.array(z.object({ identityNumber: z.string() })),
    sample: { encryptedIdentityNumber: 'c2FtcGxlLXNlYWxlZC1pZGVudGl0eQ' },
  }),
  'POST quoterequestapi/ComplementHealth/QueryCustomerInfo': command({
    who: 'visit',
    summary: 'Checks another insured person’s birth date against the registry; the name comes masked. Stores nothing.',
    input: ofVisit.extend({ identityNo, birthday: day, ...captchaField }),
    output: customerInfo,
    sample: { ...sampleVisit, identityNo: '10000000078', birthday: '1985-04-12' },
    weight: 5,
  }),
  'POST quoterequestapi/ComplementHealth/SaveCustomerInfoDetailItem': command({
    who: 'visit',
    summary: 'Adds a person at the end of the list or, with an order, changes that one.',
    input: ofVisit.extend({ customerOrder: customerOrder.optional(), ...person.shape }),
    output: people,
    sample: { ...sampleVisit, ...samplePerson },
  }),
  'POST quoterequestapi/ComplementHealth/DeleteChildCustomerInfoDetail': command({
    who: 'visit',
    summary: 'Removes a person by order; the following move up. Nothing happens for an order that is not there.',
    input: ofVisit.extend({ customerOrder }),
    output: people,
    sample: { ...sampleVisit, customerOrder: 1 },
  }),
  'POST quoterequestapi/healthStep/SaveCustomerInfoDetail': command({
    who: 'visit',
    summary: 'Stores all insured people besides the applicant.',
    input: ofVisit.extend({ customerInfoDetail: z.array(person).min(1).max(20) }),
    output: people,
    sample: { ...sampleVisit, customerInfoDetail: [samplePerson] },
  }),
};
