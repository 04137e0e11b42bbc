/** Vehicles that are registered to the customer, whether or not a policy was bought here (decision 379). */
import { z } from 'zod';
import { command, lookup } from '../../call';
import { customerId, sampleCustomer } from './shapes';

/** What a registered vehicle can be offered. */
export const vehicleOfferLines = ['TRAFFIC', 'AUTO'] as const;
const assetId = z.string().max(64);

export const accountVehicleCalls = {
  'GET selfservice/customeraccount/getRegisteredVehicles/{id}': lookup({
    who: 'customer',
    summary: 'Extension: the vehicles that the registry has for the customer; none without a first and last name.',
    input: z.object({ id: customerId }),
    output: z.array(
      z.object({
        assetId,
        licensePlateNo: z.string(),
        description: z.string(),
        hasActivePolicy: z.boolean().describe('compulsory insurance is running, wherever it was bought'),
      }),
    ),
    sample: { id: sampleCustomer.customerId },
    weight: 5,
  }),
  'POST selfservice/customeraccount/startVehicleOffer': command({
    who: 'customer',
    summary:
      'Extension: opens a visit of a line for a registered vehicle, with its plate and the person of the account.',
    input: z.object({ assetId, line: z.enum(vehicleOfferLines) }),
    output: z.object({ formPath: z.string() }),
    sample: { assetId: 'q3Zk1nVx0mE9wLr2tYb7Aa', line: 'TRAFFIC' },
    weight: 5,
  }),
};
