/** Builds an address field: chosen from province to flat, found by its address code, or typed by hand (decision 226). */
import { addressCode } from '@emsal/validation/address-code/address-code';
import { addressTexts as texts } from './address.texts';
import type {
  AddressAnswer,
  AddressField,
  AddressPart,
  Answer,
  PartErrors,
  PartRules,
  PartsVerdict,
} from '../grammar/field';

/** The levels of the address register, each below the one before. */
export const addressLevels = ['city', 'district', 'village', 'quarter', 'street', 'building', 'section'] as const;
export type AddressLevel = (typeof addressLevels)[number];
/** The levels that are known without the register. */
export const handLevels = ['city', 'district'] as const satisfies readonly AddressLevel[];

export const nameOfLevel = (level: AddressLevel): AddressPart => `${level}Name`;
const partsOf = (levels: readonly AddressLevel[]): readonly AddressPart[] =>
  levels.flatMap((level) => [level, nameOfLevel(level)]);

const parts: readonly AddressPart[] = ['way', 'uavtCode', 'moreInformation', ...partsOf(addressLevels)];

export const noAddress = {
  ...(Object.fromEntries(parts.map((part) => [part, ''])) as Record<AddressPart, string>),
  way: 'list',
} as AddressAnswer;

export const longestHandText = 200;
const shortestHandText = 10;

type AddressSpec = Omit<AddressField, 'kind' | 'rules' | 'missing' | 'optional' | 'requiredWhen'>;

export const address = (spec: AddressSpec): AddressField => ({ ...spec, optional: true, kind: 'address', rules });

const rules: PartRules = {
  blank: noAddress,
  check: (answer) => checkAddress(addressOf(answer)),
  display: (answer) => addressLine(addressOf(answer)),
  isAnswer: (stored) =>
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(stored).every(([part, text]) => parts.includes(part as AddressPart) && typeof text === 'string'),
  read: (typed, before) => readAddress(typed, before),
};

/** The stored answer with all its parts. */
export const addressOf = (answer: Answer | undefined): AddressAnswer =>
  typeof answer === 'object' && !Array.isArray(answer) ? { ...noAddress, ...answer } : noAddress;

const only = (address: AddressAnswer, kept: readonly AddressPart[]): AddressAnswer =>
  Object.fromEntries(
    parts.map((part) => [part, kept.includes(part) ? address[part] : noAddress[part]]),
  ) as AddressAnswer;

function checkAddress(address: AddressAnswer): PartsVerdict {
  if (address.way === 'code') return checkCode(address);
  if (address.way === 'hand') return checkHand(address);
  const errors = firstMissing(address, addressLevels);
  return errors ? { ok: false, errors } : { ok: true, value: { ...address, moreInformation: '' } };
}

/** Only the first: the levels below it have no list yet. */
function firstMissing(address: AddressAnswer, levels: readonly AddressLevel[]): PartErrors | undefined {
  const level = levels.find((one) => address[one] === '');
  return level && { [level]: texts.missing[level] };
}

function checkCode(address: AddressAnswer): PartsVerdict {
  const verdict = addressCode(address.uavtCode);
  if (!verdict.ok) return { ok: false, errors: { uavtCode: verdict.message } };
  return { ok: true, value: { ...address, uavtCode: verdict.value, moreInformation: '' } };
}

function checkHand(address: AddressAnswer): PartsVerdict {
  const typed = address.moreInformation.trim();
  const errors = {
    ...firstMissing(address, handLevels),
    ...((typed.length < shortestHandText || typed.length > longestHandText) && {
      moreInformation: texts.missing.moreInformation,
    }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { ...only(address, ['way', ...partsOf(handLevels)]), moreInformation: typed } };
}

interface ChosenPlace {
  code: string;
  name: string;
  /** Of a section; empty when the register has none. */
  uavtCode?: string;
}

/** The address after a place was chosen or, with an empty code, taken back: what was below it no longer holds. */
export function withPlace(address: AddressAnswer, level: AddressLevel, place: ChosenPlace): AddressAnswer {
  const above = addressLevels.slice(0, addressLevels.indexOf(level));
  return {
    ...only(address, ['way', 'moreInformation', ...partsOf(above)]),
    [level]: place.code,
    [nameOfLevel(level)]: place.name,
    uavtCode: place.uavtCode ?? '',
  };
}

/** Another way to give the address. By hand begins with what was already chosen. */
export function withWay(address: AddressAnswer, way: AddressAnswer['way']): AddressAnswer {
  if (way !== 'hand' || address.moreInformation !== '') return { ...address, way };
  const below = addressLevels.filter((level) => !handLevels.some((known) => known === level));
  return { ...address, way, moreInformation: joined(placeNames(address, below)) };
}

/** A typed code is another address until the register was asked. */
export const withCode = (address: AddressAnswer, uavtCode: string): AddressAnswer => ({
  ...only(address, ['way', 'moreInformation']),
  uavtCode,
});

/** `Daire 7, No 118 Çınar Apt., Moda Cad., Caferağa Mah., Kadıköy, İstanbul` */
export function addressLine(address: AddressAnswer): string {
  const { way, uavtCode, moreInformation, districtName, cityName } = address;
  if (way === 'hand') return joined([moreInformation, districtName, cityName]);
  return joined(placeNames(address, addressLevels).reverse()) || (uavtCode && texts.code(uavtCode));
}

/** The centre of a district is no part of an address, and a village whose only quarter has its name is said once. */
const placeNames = (address: AddressAnswer, levels: readonly AddressLevel[]): string[] =>
  levels
    .map((level) => address[nameOfLevel(level)])
    .filter((name, at, names) => name !== districtCentre && name !== names[at - 1]);

const districtCentre = 'Merkez';
const joined = (names: readonly string[]): string => names.filter(Boolean).join(', ');

/** A native form has the code of a chosen place, not its name; the browser adds it. */
function readAddress(typed: Readonly<Record<string, string | undefined>>, before: Answer | undefined): Answer {
  const address = addressOf(before);
  const changed = parts.filter((part) => typed[part] !== undefined && typed[part] !== address[part]);
  if (changed.length === 0) return before ?? noAddress;
  return { ...address, ...Object.fromEntries(changed.map((part) => [part, typed[part]])) } as AddressAnswer;
}
