import { districtsOf } from '@emsal/reference/places';
import { addressCode } from '@emsal/validation/address-code/address-code';
import { registriesFixture } from '../testing/registries-fixture';
import { uavtOfSpecial } from './homes';
import { specialQuarterCode, specialStreetName } from './special-homes';

const { given } = registriesFixture();
const placesBelow = async (below: Parameters<typeof given.client.places>[0]['below'], code: string) => {
  const answer = await given.client.places({ below, code });
  if (answer.state !== 'found') throw new Error(answer.state);
  return answer.value;
};
const home = async (uavtCode: string) => {
  const answer = await given.client.home({ uavtCode });
  return answer.state === 'found' ? answer.value : answer.state;
};
const codeNamed = (list: readonly { code: string; name: string }[], name: string) =>
  list.find((place) => place.name === name)!.code;
const kadikoy = codeNamed(districtsOf('34'), 'Kadıköy');

describe('the address register', () => {
  it('leads from a district to the flats of a building', async () => {
    const villages = await placesBelow('district', kadikoy);
    const quarters = await placesBelow('village', codeNamed(villages.places, 'Merkez'));
    const streets = await placesBelow('quarter', codeNamed(quarters.places, 'Caferağa Mah.'));
    const buildings = await placesBelow('street', codeNamed(streets.places, specialStreetName));
    const { sections } = await placesBelow('building', codeNamed(buildings.places, 'No 118, Çınar Apt.'));
    expect(sections.find(({ name }) => name === 'Daire 7')).toMatchObject({ floor: 4, isHome: true });
    expect(sections[0]).toMatchObject({ name: 'Dükkân', floor: 0, isHome: false });
  });

  it('has villages beside a district’s centre, and quarters in them', async () => {
    const district = codeNamed(districtsOf('37'), 'Taşköprü');
    const { places } = await placesBelow('district', district);
    expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(['Merkez', 'Akseki Köyü', 'Abay Köyü']));
    const inVillage = await placesBelow('village', codeNamed(places, 'Abay Köyü'));
    expect(inVillage.places.map(({ name }) => name)).toContain('Ahlatcı Mah.');
  });

  it('knows the home of every code that it lists, at the listed floor', async () => {
    const [street] = (await placesBelow('quarter', '00500')).places;
    for (const { code } of (await placesBelow('street', street!.code)).places)
      for (const { uavtCode, floor, name } of (await placesBelow('building', code)).sections.filter(
        (section) => section.uavtCode,
      )) {
        expect(addressCode(uavtCode).ok).toBe(true);
        expect(await home(uavtCode)).toMatchObject({ uavtCode, floor, sectionName: name });
      }
  });

  it('lists a caretaker’s flat without a code', async () => {
    const { sections } = await placesBelow('building', `${specialQuarterCode}0000`);
    expect(sections.filter(({ uavtCode }) => uavtCode === '').map(({ name }) => name)).toEqual(['Kapıcı dairesi']);
  });

  it.each([
    ['district', '9901'],
    ['village', '3423999'],
    ['quarter', '99999'],
    ['street', '0050099'],
    ['building', '005000099'],
    ['building', '00500'],
  ] as const)('lists nothing below the unknown %s %s', async (below, code) => {
    expect(await placesBelow(below, code)).toEqual({ places: [], sections: [] });
  });

  it.each([['1000000000'], ['9999999999'], ['0123456789']])('does not know the code %s', async (code) => {
    expect(await home(code)).toBe('unknown');
  });

  it.each([
    [7, { floor: 4, floorCount: 6, buildingArea: 118, constructionYear: 2003, isConcrete: true, isHome: true }],
    [0, { floor: 0, isHome: false }],
    [1, 'unavailable'],
    [2, 'unknown'],
    [3, { quarterName: 'Caferağa Mah.', floor: null, buildingArea: null, constructionYear: null }],
  ])(
    'answers the documented section %i of Moda Cad. No 118 as the table of special cases says',
    async (section, facts) => {
      const found = await home(uavtOfSpecial({ building: 0, section }));
      if (typeof facts === 'string') expect(found).toBe(facts);
      else expect(found).toMatchObject(facts);
    },
  );

  it.each([
    [0, 1975],
    [1, 1976],
  ])('has buildings on both sides of a boundary of the age bands: %i', async (at, year) => {
    expect(await home(uavtOfSpecial({ building: at + 1, section: 0 }))).toMatchObject({ constructionYear: year });
  });

  it('lists nothing while its lists are switched off at a level, and everything at the others', async () => {
    given.switches.set({ name: 'registries-address-empty', value: 'street', times: null });
    expect(await placesBelow('street', `${specialQuarterCode}00`)).toEqual({ places: [], sections: [] });
    expect((await placesBelow('quarter', specialQuarterCode)).places.length).toBeGreaterThan(1);
  });

  it('lists sections without codes while the switch for it is on', async () => {
    given.switches.set({ name: 'registries-address-without-code', value: null, times: 1 });
    const { sections } = await placesBelow('building', `${specialQuarterCode}0000`);
    expect(sections.filter(({ uavtCode }) => uavtCode !== '')).toEqual([]);
  });

  it('is unavailable while it is down, for lists and homes', async () => {
    given.switches.set({ name: 'registries-address-down', value: null, times: 2 });
    expect((await given.client.places({ below: 'district', code: kadikoy })).state).toBe('unavailable');
    expect(await home(uavtOfSpecial({ building: 0, section: 7 }))).toBe('unavailable');
  });
});
