/** Green card: countries, the vehicle, the journey, and where the printed certificate goes (funnel 3.7, 7.1, 7.2). */
import { z } from 'zod';
import { command, lookup } from '../call';
import { day, licensePlateNo, ofVisit, option, sampleId } from './shapes';

const sampleVisit = { visitId: sampleId };
const platePart = z.string().max(5);

export const greenCardCalls = {
  'GET quoterequestapi/greencard/getGreenCardDestinationAsync': lookup({
    who: 'visitor',
    summary: 'Countries of the green card system.',
    input: z.object({}),
    output: z.array(option),
    sample: {},
  }),
  'POST quoterequestapi/greencard/saveVehicleGreenCardAsync': command({
    who: 'visit',
    summary: 'Stores the vehicle. `licensePlateNo` counts; the three parts of the plate are ignored.',
    input: ofVisit.extend({
      licensePlateNo,
      plate1: platePart.optional(),
      plate2: platePart.optional(),
      plate3: platePart.optional(),
      usageType: z.string().max(8),
      purposeOfUsageType: z.union([z.literal(1), z.literal(2)]),
    }),
    output: z.null(),
    sample: {
      ...sampleVisit,
      licensePlateNo: '34ABC12',
      plate1: '34',
      plate2: 'ABC',
      plate3: '12',
      usageType: '001001',
      purposeOfUsageType: 1,
    },
  }),
  'POST quoterequestapi/greencard/saveTravelGreenCardAsync': command({
    who: 'visit',
    summary: 'Stores the journey: it starts at most 60 days ahead, and a traffic policy covers its dates.',
    input: ofVisit.extend({ travelStartDate: day, travelEndDate: day, countryId: z.string().max(2) }),
    output: z.null(),
    sample: { ...sampleVisit, travelStartDate: '2026-11-28', travelEndDate: '2026-12-05', countryId: 'BG' },
    weight: 5,
  }),
  'POST quoterequest/greencard/savegreencardcargoasync': command({
    who: 'visit',
    summary: 'Stores the delivery address of the printed certificate, which takes about 3 working days.',
    input: ofVisit.extend({
      city: z.string().max(2),
      district: z.string().max(4),
      address: z.string().trim().min(10).max(300),
    }),
    output: z.null(),
    sample: { ...sampleVisit, city: '34', district: '3419', address: 'Örnek Mah. Çiğdem Sk. No: 1/2' },
  }),
};
