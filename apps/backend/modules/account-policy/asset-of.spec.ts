import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import { assetOf } from './asset-of';

it('M186 every kind of risk is described by what it is known by', () => {
  const { vehicle, building, device, pet } = sampleRisks;
  expect(assetOf(vehicle)).toMatchObject({ kind: 'vehicle', plate: expect.stringMatching(/^\d{2} /) });
  expect(assetOf(building)).toMatchObject({ kind: 'building', uavtCode: building.addressCode });
  expect(assetOf(device)).toMatchObject({ kind: 'device', imei: device.imei });
  expect(assetOf(pet)).toMatchObject({ kind: 'pet', petName: pet.name, petType: pet.species });
});

it('M186 M187 insured people have a masked number and one of four relations', () => {
  const [person] = sampleRisks.people.people;
  const relations = ['self', 'spouse', 'child', 'parent', 'other'] as const;
  const people = relations.map((relation) => ({ ...person!, relation }));
  const { insured } = assetOf({ ...sampleRisks.people, people });
  expect(insured.map(({ relation }) => relation)).toEqual(['self', 'family', 'child', 'family', 'connection']);
  expect(insured.every(({ tckn }) => tckn.includes('*') && tckn !== person!.identityNo)).toBe(true);
});

it('M186 nothing is known of what an external policy insures', () => {
  expect(assetOf(null)).toMatchObject({ kind: null, plate: '', insured: [] });
});
