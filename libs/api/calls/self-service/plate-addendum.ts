/** The plate of a vehicle that was insured before it had one (spec member 7; decision 370). */
import { z } from 'zod';
import { command } from '../../call';
import { day, licensePlateNo, lineId, policyNo, sampleId } from '../shapes';

const plateForm = z.object({
  licensePlateStatus: z.enum(['0', '1']),
  plate1: z.string(),
  plate2: z.string(),
  plate3: z.string(),
  cityId: z.string(),
  usageType: z.string(),
  licensePlateNo: z.string(),
});

/** `missing`: a plate can be given. `asked`: an employee checks it. `atInsurer`: the insurer has it. */
export const plateStates = ['missing', 'asked', 'atInsurer'] as const;

const unplatedPolicy = z.object({
  policyNo,
  line: lineId,
  lineName: z.string(),
  firmId: z.int(),
  firmName: z.string(),
  endDate: day,
  vehicle: z.string().describe('what people recognise it by: model, chassis number'),
  state: z.enum(plateStates),
  note: z.string().describe('what we wait for, or why the last request was refused; empty otherwise'),
  plate: plateForm,
});
export type UnplatedPolicy = z.output<typeof unplatedPolicy>;

const created = z.object({
  plate: plateForm,
  policies: z.array(unplatedPolicy).describe('of the same vehicle, all with the new plate'),
  promisedOn: day.describe('an employee answers by then; what is at the insurer is not waited for'),
});
export type CreatedPlateAddendum = z.output<typeof created>;

export const plateAddendumCalls = {
  'POST selfservice/Addendum/HasYKPlateAddendum': command({
    who: 'visitor',
    summary: 'The running policies of the proven person whose vehicle has no plate, and how far a request for one is.',
    input: z.object({}),
    output: z.object({ hasYKPlateAddendum: z.boolean(), policies: z.array(unplatedPolicy) }),
    sample: {},
    weight: 2,
  }),
  'POST selfservice/Addendum/CreateYKPlateAddendum': command({
    who: 'visitor',
    summary:
      'Asks the insurers of a vehicle’s policies for its plate: at once when the register knows the chassis under it, else after an employee has checked it.',
    input: z.object({
      policyNo,
      licensePlateNo,
      licenseNo: z.string().max(24).describe('serial of the registration document'),
      file: z.string().max(40).describe('id of the uploaded image of the document'),
    }),
    output: created,
    sample: { policyNo: '100', licensePlateNo: '06 EML 340', licenseNo: 'AC 340912', file: sampleId },
    weight: 10,
  }),
};
