import { bannedBreeds } from '@emsal/validation/pet-breed/pet-breed';
import { accessories } from './accessories';
import { banks, branchesOf, financeCompanies, lenderName } from './banks';
import { breedsOf } from './breeds';
import { contractedCompaniesOf } from './contracted-companies';
import { jobs } from './jobs';
import { cities, districtsOf } from './places';
import { phoneModelsOf } from './phones';
import { secondHandPercents } from '@emsal/tariffs/phone/phone-figures';
import { provinces } from '@emsal/tariffs/provinces';
import { brands, findType, vehicleTypes, vehicleValue } from './vehicles';

describe('telephones', () => {
  it('lose value as the list says of one model’s four generations', () => {
    const values = ['16', '15', '14', '13'].map(
      (generation) => phoneModelsOf('P01').find(({ name }) => name === `iPhone ${generation} 128 GB`)!.listValue,
    );
    expect(secondHandPercents.value).toEqual(values.map((value) => Math.round((value / values[0]!) * 100)));
  });
});

describe('reference data', () => {
  it('has 81 provinces, each with districts of its own codes', () => {
    expect(cities).toHaveLength(81);
    const codes = cities.flatMap(({ code }) => districtsOf(code).map((district) => district.code));
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(900);
    expect(districtsOf('99')).toEqual([]);
  });

  it('names the provinces as the short list for browsers does', () => {
    expect(cities.map(({ code, name }) => ({ code, name }))).toEqual(provinces);
  });

  it('sorts as a Turkish reader expects', () => {
    const names = cities.map(({ name }) => name);
    expect(names.indexOf('Çanakkale')).toBeGreaterThan(names.indexOf('Bursa'));
    expect(names.indexOf('Çanakkale')).toBeLessThan(names.indexOf('Denizli'));
  });

  it('lists every type once within its brand', () => {
    expect(new Set(vehicleTypes.map(({ brandCode, typeCode }) => `${brandCode}-${typeCode}`)).size).toBe(
      vehicleTypes.length,
    );
    expect(brands.length).toBeGreaterThan(60);
  });

  it('values a vehicle by its age, and returns nothing beyond the table', () => {
    const giulia = findType('001', '101')!;
    expect([vehicleValue(giulia, 2026), vehicleValue(giulia, 2025), vehicleValue(giulia, 1990)]).toEqual([
      4_200_000,
      3_780_000,
      null,
    ]);
  });

  it('M606 no occupation brings more than 25%', () => {
    expect(Math.max(...jobs.map(({ discountPercent }) => discountPercent))).toBe(25);
  });

  it('offers branches only of banks with retail customers', () => {
    expect(branchesOf('0010', '34').length).toBe(districtsOf('34').length);
    expect([branchesOf('0001', '34'), branchesOf('9999', '34'), branchesOf('0010', '00')]).toEqual([[], [], []]);
    expect([banks.length > 40, financeCompanies.length, jobs.length > 100]).toEqual([true, 5, true]);
  });

  it('names a lender, and none whose branch is another bank’s', () => {
    const bank = { bankCode: '0010', branchCode: '00103423', financialCompanyCode: '' };
    expect(lenderName(bank)).toBe('T.C. Ziraat Bankası, Kadıköy Şubesi');
    expect(lenderName({ bankCode: '', branchCode: '', financialCompanyCode: 'F05' })).toBe('Toros Konut Finansmanı');
    for (const change of [{ bankCode: '0012' }, { branchCode: '' }, { branchCode: '00129999' }])
      expect(lenderName({ ...bank, ...change })).toBeUndefined();
  });
});

it('F237 holds the specification’s 33 accessories, and one of ours', () => {
  const named =
    'SideStep ParkSensor Navigation Radio Rim Camera TintedGlass Tv SideTrim Xenon Speaker Foil Spoiler Footboard SumpGuard LeatherSeat Amplifier AirConditioning Sunroof PhoneKit Alarm CarPhone RunningBoard GearKnob CdChanger Armrest Equalizer SeatHeating BoxBody Tachograph RadioSet SpecialTyre TrunkTray';
  expect(accessories.map(({ code }) => code)).toEqual(
    [...named.split(' '), 'TowBar'].map((name) => `accessory${name}`),
  );
});

describe('breeds', () => {
  it("are of cats and of dogs, sorted, with 'other' at the end", () => {
    const [cats, dogs] = ['1', '2'].map((kind) => breedsOf(kind).map(({ name }) => name));
    expect([cats!.length, dogs!.length, breedsOf('3'), breedsOf('_label')]).toEqual([48, 93, [], []]);
    expect([cats!.at(-1), dogs!.at(-1)]).toEqual(['Diğer', 'Diğer']);
    expect(dogs!.indexOf('İrlanda Setter')).toBeLessThan(dogs!.indexOf('Jack Russell Terrier'));
  });

  it('include the banned ones under the codes of the rule', () => {
    const names = breedsOf('2').flatMap(({ code, name }) => (bannedBreeds.includes(code) ? [name] : []));
    expect(names).toEqual([
      'American Bully',
      'American Staffordshire Terrier',
      'Dogo Argentino',
      'Fila Brasileiro',
      'Japanese Tosa',
      'Pitbull Terrier',
    ]);
  });
});

it('contracted institutions are in districts of their provinces, and their names say that they are examples', () => {
  const companies = contractedCompaniesOf('NET151');
  expect(companies.length).toBeGreaterThan(80);
  for (const { cityName, districtName, companyName } of companies) {
    const city = cities.find(({ name }) => name === cityName)!;
    expect(districtsOf(city.code).map(({ name }) => name)).toContain(districtName);
    expect(companyName).toMatch(/^Örnek /);
  }
  expect(new Set(companies.map(({ companyName, cityName }) => `${cityName} ${companyName}`)).size).toBe(
    companies.length,
  );
});
