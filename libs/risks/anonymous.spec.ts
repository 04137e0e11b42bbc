import { anonymousRisk, describeRisk, insuredPeople, riskNumber } from './risk';
import { sampleRisks } from './testing/sample-risks';

const identifying = /34 ?ABC ?12|Moda Cad|1234567890|1000000\d{4}|\b\d{15}\b/;

it.each(Object.entries(sampleRisks))('describes a %s without what identifies it', (_kind, risk) => {
  const anonymous = anonymousRisk(risk);
  const described = describeRisk(anonymous);
  expect(JSON.stringify(described)).not.toMatch(identifying);
  expect(described).toMatchObject({ reference: '', title: expect.stringMatching(/\S/) });
  expect(riskNumber(anonymous)).toBe('');
  expect(insuredPeople(anonymous).filter(({ identityNo }) => identityNo !== '')).toEqual([]);
});

it('keeps the place of a home and the breed of an animal', () => {
  expect(describeRisk(anonymousRisk(sampleRisks.building)).title).toBe(sampleRisks.building.place);
  expect(describeRisk(anonymousRisk(sampleRisks.pet)).title).toBe(sampleRisks.pet.breedName);
});
