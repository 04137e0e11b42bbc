import { sampleRequests } from '@emsal/insurers/testing/samples';
import type { QuoteRow } from '../offer-store';
import { userInformation } from './user-information';

const informationOf = (line: 'GREENCARD' | 'TRAVEL' | 'TRAFFIC') =>
  userInformation({ person: undefined, isVerified: false }, { request: sampleRequests[line] } as unknown as QuoteRow);

it.each(['GREENCARD', 'TRAVEL'] as const)('names the country and the last day of a journey of %s', (line) => {
  const { trip } = informationOf(line) as { trip?: { country: string; endDate: string } };
  expect(trip).toEqual({
    country: expect.stringMatching(/^\p{Lu}\p{L}+/u),
    endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(informationOf('TRAFFIC')).not.toHaveProperty('trip');
});
