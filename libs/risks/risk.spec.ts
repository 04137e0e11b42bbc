import { buildingRisk } from './building/building';
import { deviceRisk } from './device/device';
import { journeyRisk } from './journey/journey';
import { peopleRisk } from './people/people';
import { petRisk } from './pet/pet';
import {
  anonymousRisk,
  describeRisk,
  identityKeys,
  insuredPeople,
  labelsOf,
  riskNumber,
  summaryOf,
  withNumber,
  type Risk,
} from './risk';
import { riskLanguages } from './risk-kind';
import { sampleRisks } from './testing/sample-risks';
import { vehicleWithModel } from './vehicle/vehicle';

const schemas = {
  vehicle: vehicleWithModel,
  building: buildingRisk,
  people: peopleRisk,
  journey: journeyRisk,
  pet: petRisk,
  device: deviceRisk,
};
const samples = Object.values(sampleRisks) as (Risk & { kind: keyof typeof sampleRisks })[];

describe('a risk', () => {
  it.each(samples.map((risk) => [risk.kind, risk] as const))('of kind %s fits its stored schema', (kind, risk) => {
    expect(schemas[kind].parse(risk)).toEqual(risk);
    expect(schemas[kind].safeParse({ ...risk, version: 2 }).success).toBe(false);
  });
  it.each([
    ['vehicle', 'Toyota Corolla 1.5 Dream 2021', '34 ABC 12', ['34 ABC 12', '2021', 'Hususi']],
    ['building', 'Daire 7, No 118, Moda Cad., Caferağa Mah., Kadıköy, İstanbul', '1234567890', ['110 m²', '3. kat']],
    ['people', 'Siz, Çocuğunuz', '', ['2 kişi', '1985, 2015']],
    ['journey', 'Almanya', '', ['01.12.2026 – 10.12.2026', '1 kişi']],
    ['pet', 'Boncuk', '900000000000001', ['Kedi', 'Tekir', '2022']],
    ['device', 'Ornek X 128 GB', '490154203237518', ['2026', 'Yenilenmiş']],
  ] as const)('of kind %s is described by title, reference and facts', (kind, title, reference, values) => {
    const described = describeRisk(sampleRisks[kind]);
    expect([described.title, described.reference]).toEqual([title, reference]);
    expect(described.facts.map(({ value }) => value)).toEqual(values);
  });
  it.each([
    ['vehicle', '34 ABC 12 · Toyota Corolla 1.5 Dream 2021'],
    ['building', 'Daire 7, No 118, Moda Cad., Caferağa Mah., Kadıköy, İstanbul · Adres\u00A0kodu\u00A01234567890'],
    ['people', 'Siz, Çocuğunuz'],
    ['journey', 'Almanya'],
    ['device', 'Ornek X 128 GB · IMEI\u00A0490154203237518'],
  ] as const)('of kind %s is recognised in one line by what comes first', (kind, line) => {
    expect(summaryOf(sampleRisks[kind])).toBe(line);
  });
  it.each([
    [undefined, []],
    [-1, ['1. bodrum kat', 'Basement 1', '1. Untergeschoss']],
    [0, ['Giriş katı', 'Ground floor', 'Erdgeschoss']],
    [7, ['7. kat', '7', '7.']],
  ])('a building names the floor %s', (floor, names) => {
    const building = { ...sampleRisks.building, floor };
    expect(riskLanguages.flatMap((language) => describeRisk(building, language).facts[1]?.value ?? [])).toEqual(names);
  });
  it.each(samples.flatMap((risk) => riskLanguages.map((language) => [risk.kind, language, risk] as const)))(
    'of kind %s shows no identity number and no empty fact in %s',
    (_kind, language, risk) => {
      const { facts, ...shown } = describeRisk(risk, language);
      expect(facts.filter(({ label, value }) => label === '' || value === '')).toEqual([]);
      expect(JSON.stringify([facts, shown])).not.toMatch(/1000000\d{4}/);
      expect(labelsOf(risk, language).heading).not.toBe('');
    },
  );
});

describe('what makes two risks the same thing', () => {
  it.each([
    ['vehicle', ['vehicle:34ABC12']],
    ['building', ['building:1234567890']],
    ['people', ['people:10000000078', 'people:10000000146']],
    ['journey', ['journey:10000000078']],
    ['pet', ['pet:900000000000001']],
    ['device', ['device:490154203237518']],
  ] as const)('of kind %s is its number', (kind, expected) => {
    expect(identityKeys(sampleRisks[kind])).toEqual(expected);
  });
  it('is the address of a home without an address code, however it is written', () => {
    const home = (address: string) => identityKeys({ ...sampleRisks.building, addressCode: undefined, address });
    expect(home('Moda Cad. 118,  Daire 7')).toEqual(['building:moda cad 118 daire 7']);
    expect(home('MODA CAD 118/DAİRE 7')).toEqual(home('Moda Cad. 118,  Daire 7'));
  });
  it('is the chassis of a vehicle without a plate', () => {
    expect(identityKeys({ ...sampleRisks.vehicle, plate: '', chassisNo: 'WBA00000000000001' })).toEqual([
      'vehicle:WBA00000000000001',
    ]);
  });
  it('is both of a vehicle with plate and chassis: the chassis stays when the plate changes', () => {
    const { plate, ...others } = sampleRisks.vehicle;
    const before = { ...others, plate, chassisNo: 'WBA00000000000001' };
    expect(identityKeys(before)).toEqual([`vehicle:${plate}`, 'vehicle:WBA00000000000001']);
    expect(identityKeys(withNumber(before, '06ANK06')!)).toEqual(['vehicle:06ANK06', 'vehicle:WBA00000000000001']);
  });
  it('is unknown for a vehicle with neither', () => {
    expect(identityKeys({ ...sampleRisks.vehicle, plate: '' })).toEqual([]);
  });
});

it('describes a vehicle of which only the plate is known', () => {
  expect(describeRisk({ kind: 'vehicle', version: 1, plate: '34ABC12' })).toEqual({
    title: '',
    reference: '34 ABC 12',
    facts: [{ label: 'Plaka', value: '34 ABC 12' }],
  });
});

describe('for readers who must not learn whose it is', () => {
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
});
