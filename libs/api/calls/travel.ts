/** Travel health: option lists of a journey, and the journey that the form stores (funnel 3.7, 7.2). */
import { z } from 'zod';
import { command, lookup } from '../call';
import { typedPerson } from './shared-step/typed-person';
import { day, identityNo, ofVisit, option, sampleId } from './shapes';

const code = z.string().max(2);
const name = z.string().max(100);

export const travelCalls = {
  'GET quoterequestapi/travel/destinations': lookup({
    who: 'visitor',
    summary: 'Destinations: parts of the world.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET quoterequestapi/travel/travelReasons': lookup({
    who: 'visitor',
    summary: 'Reasons for travel.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET quoterequestapi/travel/sportingActivities': lookup({
    who: 'visitor',
    summary: 'Sports that can be covered.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'GET quoterequestapi/travel/countriesByParentId/{code}': lookup({
    who: 'visitor',
    summary: 'Countries of a destination.',
    input: z.object({ code }),
    output: z.array(option),
    sample: { code: '1' },
  }),
  'POST quoterequestapi/travel/savetravelhealthinsurance': command({
    who: 'visit',
    summary:
      'Stores the journey, who travels along, and the parent of an insured person under 18. The person must be stored before.',
    input: ofVisit.extend({
      travelStartDate: day,
      travelEndDate: day,
      travelDestination: code,
      countryId: code,
      reasonTravelId: code,
      hasSportiveActivity: z.boolean(),
      selectedSportingActivity: code.optional(),
      travellers: z
        .array(typedPerson.partial({ identityNo: true }))
        .max(20)
        .optional(),
      parentIdentityNo: identityNo.optional(),
      parentBirthDate: day.optional(),
      parentName: name.optional(),
      parentSurname: name.optional(),
    }),
    output: z.null(),
    sample: {
      visitId: sampleId,
      travelStartDate: '2026-11-28',
      travelEndDate: '2026-12-05',
      travelDestination: '1',
      countryId: 'IT',
      reasonTravelId: '1',
      hasSportiveActivity: true,
      selectedSportingActivity: '01',
    },
  }),
};
